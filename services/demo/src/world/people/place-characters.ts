import type { CharacterEntity } from '@portico/services/game';
import type { DemoMap } from '../maps/demo-maps.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import type { DemoRandom } from '../shared/demo-random.js';

const MARKET = { from: 910_000_000, to: 910_000_022 };

const LEVEL_SPREAD = 9;

/** Up to this level, a third of the characters are still where they started. */
const NEWCOMER_LEVEL = 10;
const FIRST_MAP = 0;

interface Field {
  id: number;
  level: number;
}

/** Places everyone on a map: a hunting ground for their level, a town, or the market. */
export function placeCharacters(
  characters: readonly CharacterEntity[],
  maps: readonly DemoMap[],
  monsters: readonly DemoMonster[],
  random: DemoRandom,
): void {
  const towns = maps.filter(({ isTown, id }) => isTown && !isMarket(id)).map(({ id }) => id);
  const market = maps.filter(({ id }) => isMarket(id)).map(({ id }) => id);
  const fields = fieldsOf(maps, monsters);
  for (const character of characters) {
    const [lowest, highest] = [character.level - LEVEL_SPREAD, character.level + LEVEL_SPREAD];
    const near = fields.filter(({ level }) => level >= lowest && level <= highest);
    const lot = random.fraction();
    if (lot < 0.5 && near.length > 0) character.mapId = random.pick(near).id;
    else if (lot > 0.82 && character.level >= 15 && market.length > 0) character.mapId = random.pick(market);
    else character.mapId = random.pick(towns);
    if (character.level <= NEWCOMER_LEVEL && character.id % 3 === 0) character.mapId = FIRST_MAP;
  }
}

function fieldsOf(maps: readonly DemoMap[], monsters: readonly DemoMonster[]): Field[] {
  const levels = new Map(monsters.map(({ id, level }) => [id, level]));
  return maps.flatMap(({ id, spots }) => {
    const found = spots
      .flatMap((spot) => (spot.kind === 'monster' ? (levels.get(spot.id) ?? []) : []))
      .sort((a, b) => a - b);
    const level = found[Math.floor(found.length / 2)];
    return level === undefined ? [] : [{ id, level }];
  });
}

function isMarket(id: number): boolean {
  return id >= MARKET.from && id <= MARKET.to;
}
