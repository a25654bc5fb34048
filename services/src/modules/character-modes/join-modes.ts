import type { SelectQueryBuilder } from 'typeorm';
import type { CharacterEntity } from '../../game/index.js';
import { CharacterModeEntity, IronmanGroupEntity } from './modes.entities.js';

/** Joins how each `player` plays as `mode`, and its group as `ironmanGroup`; both may be missing. */
export function joinModes(query: SelectQueryBuilder<CharacterEntity>): SelectQueryBuilder<CharacterEntity> {
  return query
    .leftJoin(CharacterModeEntity, 'mode', 'mode.characterId = player.id')
    .leftJoin(IronmanGroupEntity, 'ironmanGroup', 'ironmanGroup.id = mode.groupId');
}
