import type { DemoMonster } from '../monsters/demo-monsters.js';
import type { DemoRandom } from '../shared/demo-random.js';
import type { DemoGround } from './ground.js';
import { mapDefinitions, sideMapDefinitions } from './map-definitions.js';
import type { MapDefinition, SideMapDefinition } from './map-definitions.js';
import { gatesOf, placePortals, type DemoPortal, type Gate, type Way } from './portals.js';
import { groundOf, TERRAINS } from './terrains.js';
import { TOWN_TERRAINS } from './town-terrains.js';

export interface DemoSpot {
  kind: 'monster' | 'npc' | 'reactor';
  id: number;
  x: number;
  y: number;
  respawn: number;
}

export interface DemoMap extends Omit<MapDefinition, 'from' | 'monsters' | 'town'> {
  isTown: boolean;
  returnMap: number;
  /** The emblem beside its name, from the town that it belongs to. */
  mark: string;
  fieldLimit: number;
  /** Other numbers of the file's `info`. */
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

/** Open to everybody without being towns: dead players do not respawn there. */
const SQUARES = new Set(['market', 'festival']);

/** Towns, the lands around them, trials and the market: one world that players can walk through from end to end. */
export function demoMaps(monsters: readonly DemoMonster[], random: DemoRandom): DemoMap[] {
  const definitions = mapDefinitions();
  const sides = sideMapDefinitions();
  const gates = gatesOf(waysOf(definitions, sides));
  const byName = new Map(monsters.map((monster) => [monster.name, monster]));
  const marks = new Map(definitions.map(({ id, name }) => [id, name]));
  const maps = definitions.map((definition) =>
    mapOf(definition, gates.get(definition.id) ?? [], marks.get(definition.town) ?? '', byName, random),
  );
  return [...maps, ...sides.map((side) => sideMapOf(side, maps))];
}

function waysOf(definitions: readonly MapDefinition[], sides: readonly SideMapDefinition[]): Way[] {
  return [
    ...definitions.map(({ id, from }) => ({ from, to: id })),
    ...definitions
      .filter(({ id, terrain }) => isTownTerrain(terrain) && id !== 100_000_000)
      .map(({ id }) => ({ from: id, to: MARKET_GATE, isOneWay: true as const })),
    ...sides.map(({ id, from }) => ({ from, to: id, isOneWay: true as const })),
  ];
}

function isTownTerrain(terrain: string): boolean {
  return terrain in TOWN_TERRAINS && !SQUARES.has(terrain);
}

function mapOf(
  definition: MapDefinition,
  gates: readonly Gate[],
  mark: string,
  monsters: ReadonlyMap<string, DemoMonster>,
  random: DemoRandom,
): DemoMap {
  const { terrain, town, monsters: names, from: _, ...named } = definition;
  const shape = TERRAINS[terrain] ?? TOWN_TERRAINS[terrain];
  if (!shape) throw new RangeError(`no such terrain: ${terrain}`);
  const ground = groundOf(shape, random);
  const isTown = isTownTerrain(terrain) || named.id === MARKET_GATE;
  return {
    ...named,
    isTown,
    returnMap: isTown ? named.id : town,
    mark,
    ...rulesOf(definition),
    terrain,
    ground,
    portals: placePortals(ground, gates),
    spots: spawns({ names, terrain, ground }, monsters, random),
  };
}

/** Restrictions of a map, and other properties in its file. */
function rulesOf({ terrain, street, monsters, town }: MapDefinition): Pick<DemoMap, 'fieldLimit' | 'info'> {
  if (TRIAL_STREETS.has(street)) {
    return { fieldLimit: LIMITS.trial, info: { forcedReturn: town, timeLimit: 1800, partyOnly: 1 } };
  }
  if (street === 'Free Market') return { fieldLimit: LIMITS.market, info: {} };
  if (street === 'Festival Grounds') return { fieldLimit: LIMITS.festival, info: {} };
  if (terrain === 'arena' && monsters.length > 0) return { fieldLimit: LIMITS.arena, info: { everlast: 1 } };
  if (street === 'Pearl Road') return { fieldLimit: 0, info: { swim: 1 } };
  if (street === 'Ember Road' && terrain === 'cave') return { fieldLimit: 0, info: { decHP: 5 } };
  if ((terrain === 'house' || terrain === 'hall') && monsters.length === 0) {
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

/** Spawns of each kind in equal numbers, as many as there is room for. A boss has one spawn. */
function spawns(
  { names, terrain, ground }: { names: readonly string[]; terrain: string; ground: DemoGround },
  monsters: ReadonlyMap<string, DemoMonster>,
  random: DemoRandom,
): DemoSpot[] {
  const room = ground.footholds.filter(([x1, , x2]) => x2 > x1).length;
  const density = terrain === 'arena' ? 0.15 : terrain === 'hall' || terrain === 'house' ? 0.4 : 0.32;
  const each = Math.max(2, Math.round((room * density) / Math.max(1, names.length)));
  const spots = names.flatMap((name) => {
    const monster = monsters.get(name);
    if (!monster) throw new RangeError(`no such monster: ${name}`);
    const count = monster.isBoss ? 1 : Math.max(2, each + random.between(-2, 2));
    return Array.from({ length: count }, () => ({
      kind: 'monster' as const,
      id: monster.id,
      ...spotOn(ground, random),
      respawn: monster.isBoss ? BOSS_RESPAWN_SECONDS : 0,
    }));
  });
  return random.sample(spots, spots.length);
}

/** A random place on one of the grounds, a little away from its ends. */
export function spotOn({ footholds }: DemoGround, random: DemoRandom): { x: number; y: number } {
  const [x1, y1, x2, y2] = random.pick(footholds.filter(([from, , to]) => to > from));
  const share = 0.1 + random.fraction() * 0.8;
  const x = Math.round(x1 + (x2 - x1) * share);
  return { x, y: Math.round(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)) };
}
