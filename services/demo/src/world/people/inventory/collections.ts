import type { MonsterBookEntity } from '@portico/services/game';
import type { DemoItem } from '../../items/demo-items.js';
import type { DemoRandom } from '../../shared/demo-random.js';
import { isOpenToVisitors, type Player } from '../accounts/player.js';
import type { OreItemEntity } from '@portico/services/modules/dashboard';

const CARD_PREFIX = 238;

/** Monster cards of collectors, numbered in the order of monsters. */
export function demoCards(
  players: readonly Player[],
  items: readonly DemoItem[],
  random: DemoRandom,
): MonsterBookEntity[] {
  const cardIds = items.map(({ id }) => id).filter((id) => Math.floor(id / 10_000) === CARD_PREFIX);
  return players.flatMap(({ characters, dedication }) =>
    characters.flatMap(({ id, level }) => {
      if (cardIds.length === 0 || random.chance(0.68 - dedication * 0.4)) return [];
      const reachable = cardIds.slice(0, Math.ceil(Math.min(1, level / 170) * cardIds.length));
      const eagerness = random.fraction() ** 2 * (0.25 + 0.75 * dedication);
      return reachable
        .filter(() => random.chance(eagerness))
        .map((cardId) => ({ characterId: id, cardId, level: random.pick([1, 1, 1, 2, 2, 3, 4, 5]) }));
    }),
  );
}

const ORE_PREFIXES: ReadonlySet<number> = new Set([401, 402]);

const STACK = 9999;

/** Ores and jewels in the separate storage of accounts. */
export function demoOres(
  players: readonly Player[],
  items: readonly DemoItem[],
  random: DemoRandom,
): OreItemEntity[] {
  const ores = items.filter(({ id }) => ORE_PREFIXES.has(Math.floor(id / 10_000)));
  return players.flatMap((player) => {
    const { account, dedication, characters } = player;
    const isKeeping = random.chance(dedication * 0.8) || isOpenToVisitors(player);
    if (characters.length === 0 || !isKeeping) return [];
    const kept = ores.filter(() => random.chance(0.2 + 0.6 * dedication));
    return kept.map(({ id }) => ({
      accountId: account.id,
      itemId: id,
      quantity: Math.min(STACK, 1 + Math.floor(random.fraction() ** 3 * 900 * dedication)),
    }));
  });
}
