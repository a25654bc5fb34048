import { listOf, readRows } from '../shared/data-files.js';

export interface DemoNpc {
  id: number;
  name: string;
  occupation: string;
  mapId: number;
}

/** Ids go by the part of the world: a thousand for each. */
const FIRST_ID = 1_001_000;
const IDS_PER_REGION = 1000;

/** Events and the market have a range of their own. */
const EVENT_ID = 9_000_000;
const EVENT_REGIONS = new Set([109, 610, 670, 910, 925, 990]);

const BOARD = 'Notice Board';

/** Everyone who stands about in the world, notice boards included. */
export function demoNpcs(): DemoNpc[] {
  const people = readRows('npcs/people', 2).flatMap(([mapId, names = '']) =>
    listOf(names, ';').map((person) => {
      const [name = '', ...occupation] = person.split(',').map((part) => part.trim());
      return { name, occupation: occupation.join(', '), mapId: Number(mapId) };
    }),
  );
  const boards = readRows('npcs/notice-boards', 2).map(([mapId, name = '']) => ({
    name,
    occupation: BOARD,
    mapId: Number(mapId),
  }));
  const counts = new Map<number, number>();
  const regions = [...new Set([...people, ...boards].map(({ mapId }) => regionOf(mapId)))];
  return [...people, ...boards].map((npc) => {
    const region = regionOf(npc.mapId);
    const number = counts.get(region) ?? 0;
    counts.set(region, number + 1);
    const first = EVENT_REGIONS.has(region) ? EVENT_ID : FIRST_ID;
    return { id: first + regions.indexOf(region) * IDS_PER_REGION + number, ...npc };
  });
}

/** Sprout Isle's maps have short ids and are one region. */
function regionOf(mapId: number): number {
  const region = Math.floor(mapId / 1_000_000);
  return region < 100 ? 0 : region;
}
