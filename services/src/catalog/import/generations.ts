import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { MINUTE_MS } from '@portico/domain';
import { CommandError } from '../../platform/cli/index.js';
import type { UnitOfWork } from '../../platform/persistence/index.js';
import { catalogContentEntities } from '../index.js';
import {
  CATALOG_POINTER,
  CatalogGenerationEntity,
  CatalogPointerEntity,
} from '../tables/catalog.entities.js';

/** Generations that are kept: the current one, and those for `portico import --rollback`. */
export const MAX_GENERATIONS = 3;

const DEAD_AFTER_MS = 2 * MINUTE_MS;

/** Restores the generation before the one in service; portals see it like an import. Throws `CommandError` if there is none. */
export function rollBackCatalog(
  unitOfWork: UnitOfWork,
): Promise<{ from: CatalogGenerationEntity; to: CatalogGenerationEntity }> {
  return unitOfWork.run(async (manager) => {
    await lockPointer(manager);
    const from = await generationInService(manager);
    if (from === null)
      throw new CommandError('Nothing has been imported yet, so there is nothing to go back to');
    const to = await previousOf(manager, from);
    if (to === null) {
      throw new CommandError(
        `No generation before ${from.id} is kept. Nothing was changed; run the import again with the files that it was made of.`,
      );
    }
    await manager.update(
      CatalogPointerEntity,
      { name: CATALOG_POINTER },
      { generationId: to.id, switchedAt: Date.now() },
    );
    return { from, to };
  });
}

export async function generationInService(manager: EntityManager): Promise<CatalogGenerationEntity | null> {
  const pointer = await manager.findOneBy(CatalogPointerEntity, { name: CATALOG_POINTER });
  return pointer && manager.findOneBy(CatalogGenerationEntity, { id: pointer.generationId });
}

/** Waits for other changes and removals of generations. */
export async function lockPointer(manager: EntityManager): Promise<void> {
  await manager.update(CatalogPointerEntity, { name: CATALOG_POINTER }, { name: CATALOG_POINTER });
}

async function previousOf(
  manager: EntityManager,
  { previousId }: CatalogGenerationEntity,
): Promise<CatalogGenerationEntity | null> {
  if (previousId === null) return null;
  return manager.findOneBy(CatalogGenerationEntity, { id: previousId, finishedAt: Not(IsNull()) });
}

/** Removes generations beyond the rollback and remains of dead imports. Running imports are left alone. */
export async function removeOldGenerations(unitOfWork: UnitOfWork): Promise<void> {
  const removable = await unitOfWork.run(async (manager) => {
    await lockPointer(manager);
    const kept = await keptGenerations(manager);
    // Marked first, so that no rollback can use them while their rows are removed.
    await manager.update(
      CatalogGenerationEntity,
      { finishedAt: Not(IsNull()), id: Not(In(kept)) },
      { finishedAt: null, touchedAt: 0 },
    );
    const dead = { finishedAt: IsNull(), touchedAt: LessThan(Date.now() - DEAD_AFTER_MS) };
    return manager.findBy(CatalogGenerationEntity, dead);
  });
  for (const { id } of removable) await removeGeneration(unitOfWork, id);
}

async function keptGenerations(manager: EntityManager): Promise<number[]> {
  const kept: number[] = [];
  let next = await generationInService(manager);
  while (next !== null && kept.length < MAX_GENERATIONS) {
    kept.push(next.id);
    next = await previousOf(manager, next);
  }
  return kept;
}

export async function removeGeneration(unitOfWork: UnitOfWork, id: number): Promise<void> {
  for (const entity of [...catalogContentEntities, CatalogGenerationEntity]) {
    await unitOfWork.run(async (manager) => {
      const isUnfinished = await manager.existsBy(CatalogGenerationEntity, { id, finishedAt: IsNull() });
      if (!isUnfinished) return;
      const where = entity === CatalogGenerationEntity ? { id } : { generationId: id };
      await manager.delete(entity, where);
    });
  }
}
