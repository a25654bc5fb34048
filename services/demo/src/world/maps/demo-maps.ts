import type { DemoMonster } from '../monsters/demo-monsters.js';
import type { DemoRandom } from '../shared/demo-random.js';
import { type DemoGround, type DemoMapContent, readContents } from './ground.js';
import { mapDefinitions, sideMapDefinitions } from './map-definitions.js';
import type { MapDefinition, SideMapDefinition } from './map-definitions.js';
import { gatesOf, placePortals, type DemoPortal, type Way } from './portals.js';

export interface DemoSpot {
  kind: 'monster' | 'npc' | 'reactor';
  id: number;
  x: number;
  y: number;
  respawn: number;
}

export interface DemoMap extends Omit<MapDefinition, 'from' | 'town'> {
  isTown: boolean;
  returnMap: number;
  /** The emblem beside its name, from the town that it belongs to. */
  mark: string;
  fieldLimit: number;
  info: Readonly<Record<string, number>>;
  /** A map whose content is shown instead of its own. */
  link?: number;
  ground: DemoGround;
  portals: readonly DemoPortal[];
  spots: DemoSpot[];
}

const MARKET_GATE = 910_000_000;

const LIMITS = {
  /** Forbids movement skills, summoning and mounts. */
  market: 0x2 | 0x4 | 0x2_00,
  /** For arenas: nobody may leave them in a fight. */
  arena: 0x10 | 0x40,
  /** Also keeps magicians out. */
  trial: 0x8 | 0x10 | 0x40,
  inside: 0x4 | 0x2_00,
  /** Players lose no experience when they die at a festival. */
  festival: 0x8_00_00,
};

const TRIAL_STREETS = new Set([
  'Trials',
  'Chapel of Two Bells',
  'The Black Gull',
  'Keep of Thorns',
  'First Guild',
]);

const TOWN_TERRAIN = /town$|^(?:harbor|starcity)$/;

/** Towns, the lands around them, trials and the market: one world that players can walk through from end to end. */
export function demoMaps(monsters: readonly DemoMonster[]): DemoMap[] {
  const definitions = mapDefinitions();
  const contents = readContents();
  const sides = sideMapDefinitions();
  const gates = gatesOf(waysOf(definitions, sides));
  const byName = new Map(monsters.map((monster) => [monster.name, monster]));
  const marks = new Map(definitions.map(({ id, name }) => [id, name]));
  const maps = definitions.map((definition) => {
    const content = contents.get(definition.id);
    if (!content) throw new RangeError(`maps/grounds: no map ${definition.id}`);
    const spots = content.spawns.flatMap(([name, places]) => spotsOf(name, byName.get(name), places));
    const portals = placePortals(content.ground, gates.get(definition.id) ?? []);
    const mark = marks.get(definition.town) ?? '';
    return mapOf(definition, { ground: content.ground, mark, portals, spots });
  });
  return [...maps, ...sides.map((side) => sideMapOf(side, maps))];
}

function waysOf(definitions: readonly MapDefinition[], sides: readonly SideMapDefinition[]): Way[] {
  return [
    ...definitions.map(({ id, from }) => ({ from, to: id })),
    ...definitions
      .filter(({ id, terrain }) => TOWN_TERRAIN.test(terrain) && id !== 100_000_000)
      .map(({ id }) => ({ from: id, to: MARKET_GATE, isOneWay: true as const })),
    ...sides.map(({ id, from }) => ({ from, to: id, isOneWay: true as const })),
  ];
}

function mapOf(
  definition: MapDefinition,
  content: Pick<DemoMap, 'ground' | 'mark' | 'portals' | 'spots'>,
): DemoMap {
  const { town, from: _, ...named } = definition;
  const isTown = TOWN_TERRAIN.test(named.terrain) || named.id === MARKET_GATE;
  const rules = rulesOf(definition, content.spots.length > 0);
  return { ...named, isTown, returnMap: isTown ? named.id : town, ...rules, ...content };
}

function rulesOf(
  { terrain, street, town }: MapDefinition,
  hasMonsters: boolean,
): Pick<DemoMap, 'fieldLimit' | 'info'> {
  if (TRIAL_STREETS.has(street)) {
    return { fieldLimit: LIMITS.trial, info: { forcedReturn: town, timeLimit: 1800, partyOnly: 1 } };
  }
  if (street === 'Free Market') return { fieldLimit: LIMITS.market, info: {} };
  if (street === 'Festival Grounds') return { fieldLimit: LIMITS.festival, info: {} };
  if (terrain === 'arena' && hasMonsters) return { fieldLimit: LIMITS.arena, info: { everlast: 1 } };
  if (street === 'Pearl Road') return { fieldLimit: 0, info: { swim: 1 } };
  if (street === 'Ember Road' && terrain === 'cave') return { fieldLimit: 0, info: { decHP: 5 } };
  if ((terrain === 'house' || terrain === 'hall') && !hasMonsters) {
    return { fieldLimit: LIMITS.inside, info: { recovery: 1 } };
  }
  return { fieldLimit: 0, info: {} };
}

function sideMapOf(definition: SideMapDefinition, maps: readonly DemoMap[]): DemoMap {
  const { from: _, ...side } = definition;
  const { link } = side;
  const shown = maps.find((map) => map.id === link);
  if (!shown) throw new RangeError(`no map ${link} to show`);
  return {
    ...shown,
    ...side,
    description: '',
    fieldLimit: LIMITS.arena,
    info: { forcedReturn: link },
    portals: [],
    spots: [],
  };
}

const BOSS_RESPAWN_SECONDS = 3600;

function spotsOf(
  name: string,
  monster: DemoMonster | undefined,
  places: DemoMapContent['spawns'][number][1],
): DemoSpot[] {
  if (!monster) throw new RangeError(`no such monster: ${name}`);
  const respawn = monster.isBoss ? BOSS_RESPAWN_SECONDS : 0;
  return places.map((place) => ({ kind: 'monster', id: monster.id, ...place, respawn }));
}

export function spotOn({ footholds }: DemoGround, random: DemoRandom): { x: number; y: number } {
  const [x1, y1, x2, y2] = random.pick(footholds.filter(([from, , to]) => to > from));
  const share = 0.1 + random.fraction() * 0.8;
  const x = Math.round(x1 + (x2 - x1) * share);
  return { x, y: Math.round(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)) };
}
