import { expAllowed, FIELD_LIMIT_BITS, killsAllowed, type TrainingKind } from '@portico/domain';
import { oncePerCatalog, type Catalog, type CatalogMap, type MonsterSpawns } from '../../../catalog/index.js';
import { push } from '../../../platform/collections/index.js';

export interface GroundKind extends TrainingKind {
  monsterId: number;
}

/** A map with monsters that players can reach at any time. */
export interface OpenGround {
  map: CatalogMap;
  kinds: readonly GroundKind[];
}

export interface HuntingPlace extends OpenGround {
  count: number;
  respawn: number;
  killsAllowed: number;
}

export interface Grounds {
  all: readonly OpenGround[];
  kinds: readonly GroundKind[];
  places: ReadonlyMap<number, readonly HuntingPlace[]>;
}

/** Map ids from here on are rooms of quests, party quests and events. Each party has its own room. */
const FIRST_INSTANCE_ID = 900_000_000;

/** Maps of events are closed between events. */
const EVENT_REGION = 'event';

/**
 * Players can leave rooms that forbid `channelChange` only by the room's own rules. Maps that forbid `movementSkills` are jump quests.
 */
const CLOSED_BITS = FIELD_LIMIT_BITS.channelChange | FIELD_LIMIT_BITS.movementSkills;

/**
 * Whether players can reach a map at any time and stay. Towns, maps without a name or file, copies of another map
 * (rooms of a mini dungeon), and the rooms of quests, events and jump quests are left out. Portals are no proof,
 * because scripts lead to many maps of the game.
 */
export function isOpenGround(map: CatalogMap): boolean {
  return (
    map.hasName &&
    map.hasFile &&
    !map.isTown &&
    map.sourceMapId === map.id &&
    map.region !== EVENT_REGION &&
    map.id < FIRST_INSTANCE_ID &&
    (map.fieldLimit & CLOSED_BITS) === 0
  );
}

export const groundsOf = oncePerCatalog((catalog): Grounds => {
  const all = catalog.world.searchMaps('').flatMap((map) => groundOf(map, catalog) ?? []);
  const kinds = new Map<number, GroundKind>();
  for (const kind of all.flatMap((ground) => ground.kinds)) {
    if (!kind.isBoss && kind.exp > 0 && kind.respawn >= 0) kinds.set(kind.monsterId, kind);
  }
  return { all, kinds: [...kinds.values()], places: placesByMonster(all) };
});

/**
 * Undefined for a map without monsters to hunt. Monsters without level or HP are left out, because nothing can be calculated for them.
 */
export function groundOf(map: CatalogMap, catalog: Catalog): OpenGround | undefined {
  if (!isOpenGround(map)) return undefined;
  const kinds = catalog.world.spawnsOn(map).flatMap((spawns) => kindOf(spawns, catalog) ?? []);
  return kinds.length === 0 ? undefined : { map, kinds };
}

/** EXP per hour that a map allows one player, with the server's rate; null if nothing on it gives EXP. */
export function expPerHourOn(ground: OpenGround | undefined, expRate = 1): number | null {
  const exp = expAllowed(ground?.kinds ?? []);
  return exp > 0 ? Math.round(exp * expRate) : null;
}

function kindOf({ monsterId, count, respawn }: MonsterSpawns, catalog: Catalog): GroundKind | undefined {
  const monster = catalog.monster(monsterId);
  if (monster === undefined || monster.level === null || monster.maxHp <= 0) return undefined;
  const { level, maxHp, exp, isBoss, properties } = monster;
  return { monsterId, count, respawn, level, maxHp, exp, isBoss, avoidability: properties.eva ?? 0 };
}

function placesByMonster(grounds: readonly OpenGround[]): ReadonlyMap<number, readonly HuntingPlace[]> {
  const places = new Map<number, HuntingPlace[]>();
  for (const ground of grounds) {
    const { kinds } = ground;
    const allowed = killsAllowed(kinds);
    const onMap = new Map<number, HuntingPlace>();
    for (const [index, { monsterId, count, respawn }] of kinds.entries()) {
      if (respawn < 0) continue;
      const known = onMap.get(monsterId);
      onMap.set(monsterId, {
        ...ground,
        count: count + (known?.count ?? 0),
        respawn: Math.min(respawn, known?.respawn ?? respawn),
        killsAllowed: (allowed[index] ?? 0) + (known?.killsAllowed ?? 0),
      });
    }
    for (const [monsterId, place] of onMap) push(places, monsterId, place);
  }
  for (const list of places.values()) {
    list.sort((a, b) => b.killsAllowed - a.killsAllowed || a.map.id - b.map.id);
  }
  return places;
}
