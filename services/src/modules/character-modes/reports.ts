import { type EntityManager, In } from 'typeorm';
import { IronmanGroupEntity } from './modes.entities.js';

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
