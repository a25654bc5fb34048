import type { OreItemEntity } from '@portico/services/modules/dashboard';
import type { DemoItem } from '../../items/demo-item.js';
import type { DemoRandom } from '../../shared/demo-random.js';
import { isOpenToVisitors } from '../accounts/player-account.js';
import type { Player } from '../accounts/player.js';

const ORE_PREFIXES: ReadonlySet<number> = new Set([401, 402]);

const STACK = 9999;

/** Ores and jewels that accounts keep apart. */
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
