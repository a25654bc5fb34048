import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { CharacterEntity } from '../../game/index.js';
import { CharacterModeEntity, IronmanGroupEntity } from './modes.entities.js';

export type { IronmanGroupEntity as IronmanGroup } from './modes.entities.js';

export function findGroup(reader: EntityManager, id: number): Promise<IronmanGroupEntity | null> {
  return reader.findOneBy(IronmanGroupEntity, { id });
}

export function findGroups(reader: EntityManager, ids: readonly number[]): Promise<IronmanGroupEntity[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return reader.findBy(IronmanGroupEntity, { id: In(ids) });
}

export function groupNames(reader: EntityManager): Promise<Pick<IronmanGroupEntity, 'id' | 'name'>[]> {
  return reader.find(IronmanGroupEntity, {
    select: { id: true, name: true },
    order: { name: 'ASC', id: 'ASC' },
  });
}

/** Joins the mode of each `player` as `mode`, and its group as `ironmanGroup`. Both may be missing. */
export function joinModes(query: SelectQueryBuilder<CharacterEntity>): SelectQueryBuilder<CharacterEntity> {
  return query
    .leftJoin(CharacterModeEntity, 'mode', 'mode.characterId = player.id')
    .leftJoin(IronmanGroupEntity, 'ironmanGroup', 'ironmanGroup.id = mode.groupId');
}
