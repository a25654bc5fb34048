import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { inStatedOrder } from '../../platform/persistence/index.js';
import { AccountEntity, CharacterEntity, type GameClock } from '../entities/index.js';
import type { GameFeatures } from '../probe/game-features.js';
import { whereNotBanned } from './ban.js';

/**
 * Characters that visitors may see, as alias `player` (their account is `account`): below the GM level, of accounts
 * that are not banned at `now`.
 */
export function visibleCharacters(
  manager: EntityManager,
  hideGmFrom: number,
  now: number,
  features: GameFeatures,
  clock: GameClock,
): SelectQueryBuilder<CharacterEntity> {
  const query = manager
    .createQueryBuilder(CharacterEntity, 'player')
    .innerJoin(AccountEntity, 'account', 'account.id = player.accountId')
    .where('COALESCE(player.gmLevel, 0) < :hideGmFrom', { hideGmFrom });
  return whereNotBanned(inStatedOrder(query), now, features, clock);
}
