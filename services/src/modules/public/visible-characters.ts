import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { AccountEntity, BAN_STATE, CharacterEntity } from '../../game/entities/index.js';
import type { GameFeatures } from '../../game/index.js';
import { gameTimeText } from '../../game/game-time.js';
import { CharacterModeEntity, IronmanGroupEntity } from '../../game/records/index.js';

/**
 * Characters that visitors may see, as alias `player` (their account is `account`): below the GM level, of accounts
 * that are neither banned (an unban leaves -1) nor temporarily banned at `now`.
 */
export function visibleCharacters(
  manager: EntityManager,
  hideGmFrom: number,
  now: number,
  features: GameFeatures,
): SelectQueryBuilder<CharacterEntity> {
  const query = manager
    .createQueryBuilder(CharacterEntity, 'player')
    .innerJoin(AccountEntity, 'account', 'account.id = player.accountId')
    .where('player.gmLevel < :hideGmFrom', { hideGmFrom })
    .andWhere('account.banned <> :banned', { banned: BAN_STATE.banned });
  if (!features.isOn('temporaryBans')) return query;
  return query.andWhere('account.temporaryBanUntil <= :now', { now: gameTimeText(now) });
}

/** Joins how each `player` plays as `mode`, and its group as `ironmanGroup`; both may be missing. */
export function joinModes(query: SelectQueryBuilder<CharacterEntity>): SelectQueryBuilder<CharacterEntity> {
  return query
    .leftJoin(CharacterModeEntity, 'mode', 'mode.characterId = player.id')
    .leftJoin(IronmanGroupEntity, 'ironmanGroup', 'ironmanGroup.id = mode.groupId');
}
