import type { SelectQueryBuilder } from 'typeorm';
import type { CharacterEntity } from '../../game/index.js';
import { CharacterModeEntity, IronmanGroupEntity } from './modes.entities.js';

/** Joins the mode of each `player` as `mode`, and its group as `ironmanGroup`. Both may be missing. */
export function joinModes(query: SelectQueryBuilder<CharacterEntity>): SelectQueryBuilder<CharacterEntity> {
  return query
    .leftJoin(CharacterModeEntity, 'mode', 'mode.characterId = player.id')
    .leftJoin(IronmanGroupEntity, 'ironmanGroup', 'ironmanGroup.id = mode.groupId');
}
