import type { MonsterBookEntity } from '@portico/services/game';
import type { DemoItem } from '../../items/demo-item.js';
import type { DemoRandom } from '../../shared/demo-random.js';
import type { Player } from '../accounts/player.js';

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
