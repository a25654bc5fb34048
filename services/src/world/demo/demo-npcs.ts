import { spotOn } from './demo-maps.js';
import type { DemoMap } from './demo-maps.js';
import type { DemoRandom } from './demo-random.js';

export interface DemoNpc {
  id: number;
  name: string;
  occupation: string;
  /** Where it stands. */
  mapId: number;
}

type Sketch = readonly [name: string, occupation: string, mapId: number];

const SKETCHES: readonly Sketch[] = [
  ['Tilda', 'Ferry Keeper', 30000],
  ['Old Bram', 'Teacher', 30000],
  ['Nettie', 'Potions', 30000],
  ['Elder Sallow', 'Town Elder', 100000000],
  ['Fenna', 'Bowyer', 100000000],
  ['Corin', 'Armor', 100000000],
  ['Little Poppy', '', 100000000],
  ['Magister Ode', 'Town Elder', 101000000],
  ['Wick', 'Lamplighter', 101000000],
  ['Sister Bell', 'Chapel', 101000000],
  ['Forewoman Greta', 'Town Elder', 102000000],
  ['Hob', 'Smith', 102000000],
  ['Nobody', 'Dealer in Secrets', 103000000],
  ['Quill', 'Librarian', 103000000],
  ['Harbor Master Finch', 'Town Elder', 104000000],
  ['Cook Marlo', 'Fried Fish', 104000000],
  ['Aerin', 'Town Elder', 200000000],
  ['Pilot Jun', 'Balloons', 200000000],
  ['Matron Isolde', 'Town Elder', 211000000],
  ['Trapper Vig', 'Furs', 211000000],
  ['Chancellor Tick', 'Town Elder', 220000000],
  ['Tock', 'Repairs', 220000000],
  ['Mira of the Gate', 'Market Warden', 910000000],
  ['Penny', 'Storage', 910000000],
  ['Festival Rabbit', 'Events', 910000000],
];

const FIRST_ID = 1_001_000;

export function demoNpcs(): DemoNpc[] {
  return SKETCHES.map(([name, occupation, mapId], index) => ({
    id: FIRST_ID + index,
    name,
    occupation,
    mapId,
  }));
}

export interface DemoReactor {
  id: number;
  /** What a script of the game server is called by. */
  action: string;
}

const FIRST_REACTOR = 2001;
const REACTORS = 14;

/** Boxes and chests, as many as have drops. */
export function demoReactors(): DemoReactor[] {
  return Array.from({ length: REACTORS }, (_, index) => ({
    id: FIRST_REACTOR + index,
    action: `box${index + 1}`,
  }));
}

/** Puts everybody where they belong: NPCs into their towns, reactors into fields and trials in turn. */
export function populate(
  maps: readonly DemoMap[],
  npcs: readonly DemoNpc[],
  reactors: readonly DemoReactor[],
  random: DemoRandom,
): void {
  for (const { id, mapId } of npcs) {
    const map = maps.find((candidate) => candidate.id === mapId);
    map?.spots.push({ kind: 'npc', id, ...spotOn(map.ground, random), respawn: 0 });
  }
  const hosts = maps.filter(
    ({ isTown, link, street }) => !isTown && link === undefined && street !== 'Free Market',
  );
  const trials = hosts.filter(({ street }) => street === 'Trials');
  const fields = hosts.filter(({ street }) => street !== 'Trials');
  for (const [index, { id }] of reactors.entries()) {
    const host = index < reactors.length - 2 * trials.length ? fields[index] : trials[index % trials.length];
    if (!host) continue;
    for (let count = random.between(1, 3); count > 0; count -= 1) {
      host.spots.push({ kind: 'reactor', id, ...spotOn(host.ground, random), respawn: 30 });
    }
  }
}
