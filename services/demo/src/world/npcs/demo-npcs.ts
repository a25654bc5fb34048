import { listOf, readRows } from '../shared/data-files.js';

export interface DemoNpc {
  id: number;
  name: string;
  occupation: string;
  mapId: number;
}

/** Each part of the world has a thousand ids. */
const FIRST_ID = 1_001_000;
const IDS_PER_REGION = 1000;

/** First id of NPCs for events and the market. */
const EVENT_ID = 9_000_000;
const EVENT_REGIONS = new Set([109, 610, 670, 910, 925, 990]);

const BOARD = 'Notice Board';

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

/** Maps of Sprout Isle have short ids and form one region. */
function regionOf(mapId: number): number {
  const region = Math.floor(mapId / 1_000_000);
  return region < 100 ? 0 : region;
}
