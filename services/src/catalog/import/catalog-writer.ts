import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { CommandError } from '../../platform/cli/index.js';
import { reasonOf } from '../../platform/errors/index.js';
import { insertedId, insertRows, type UnitOfWork } from '../../platform/persistence/index.js';
import {
  CatalogMapDrawingEntity,
  CATALOG_POINTER,
  CatalogGenerationEntity,
  CatalogPointerEntity,
} from '../tables/catalog.entities.js';
import { lockPointer, removeGeneration } from './generations.js';

/** Rows of one transaction: few enough that the portal's own writes never wait long. */
const ROWS_PER_BATCH = 500;

/** Few enough drawings to fit well into one packet of the database. */
const DRAWINGS_PER_BATCH = 100;

interface CatalogRow extends ObjectLiteral {
  generationId: number;
}

export type PublishedContent = Pick<
  CatalogGenerationEntity,
  'importerVersion' | 'itemCount' | 'monsterCount' | 'mapCount' | 'npcCount' | 'questCount' | 'reactorCount'
>;

/**
 * Writes one generation of the catalog beside the current one. Nothing is visible until `publish` moves the pointer,
 * so an import that fails or is killed leaves the old generation in service; the next import removes its rows.
 */
export class CatalogWriter {
  private readonly waiting = new Map<EntityTarget<ObjectLiteral>, object[]>();

  private constructor(
    private readonly unitOfWork: UnitOfWork,
    readonly generationId: number,
  ) {}

  static async begin(unitOfWork: UnitOfWork): Promise<CatalogWriter> {
    const now = Date.now();
    const generationId = await unitOfWork.run(async (manager) => {
      const begun = { startedAt: now, touchedAt: now };
      return insertedId(await manager.insert(CatalogGenerationEntity, begun));
    });
    return new CatalogWriter(unitOfWork, generationId);
  }

  /** Adds one row. Rows are written in batches of their kind, at the latest by `publish`. */
  async add<T extends CatalogRow>(
    entity: EntityTarget<T>,
    row: NoInfer<Omit<T, 'generationId'>>,
  ): Promise<void> {
    const waiting = this.waiting.get(entity) ?? [];
    waiting.push(row);
    this.waiting.set(entity, waiting);
    const full = entity === CatalogMapDrawingEntity ? DRAWINGS_PER_BATCH : ROWS_PER_BATCH;
    if (waiting.length >= full) await this.flush(entity);
  }

  async write<T extends CatalogRow>(
    entity: EntityTarget<T>,
    rows: AsyncIterable<NoInfer<Omit<T, 'generationId'>>> | Iterable<NoInfer<Omit<T, 'generationId'>>>,
  ): Promise<number> {
    let written = 0;
    for await (const row of rows) {
      await this.add(entity, row);
      written += 1;
    }
    await this.flush(entity);
    return written;
  }

  async writeWaiting(): Promise<void> {
    for (const entity of this.waiting.keys()) await this.flush(entity);
  }

  /** Makes the generation current in one transaction; refused if a newer one is. */
  async publish(content: PublishedContent): Promise<void> {
    await this.writeWaiting();
    const now = Date.now();
    const { generationId } = this;
    await this.unitOfWork.run(async (manager) => {
      // Locked first, so that the next read sees what another import left.
      await lockPointer(manager);
      const pointer = await manager.findOneBy(CatalogPointerEntity, { name: CATALOG_POINTER });
      const previousId = pointer?.generationId ?? null;
      if (previousId !== null && previousId > generationId) {
        throw new CommandError('A later import is already live; nothing was changed');
      }
      await manager.update(CatalogGenerationEntity, generationId, {
        ...content,
        previousId,
        finishedAt: now,
        touchedAt: now,
      });
      const inService = { generationId, switchedAt: now };
      if (pointer) await manager.update(CatalogPointerEntity, { name: CATALOG_POINTER }, inService);
      else await manager.insert(CatalogPointerEntity, { name: CATALOG_POINTER, ...inService });
    });
  }

  /** Removes only what this import has written; the published generation stays whole. */
  async discard(): Promise<void> {
    await removeGeneration(this.unitOfWork, this.generationId);
  }

  private async flush(entity: EntityTarget<ObjectLiteral>): Promise<void> {
    const rows = this.waiting.get(entity);
    if (!rows || rows.length === 0) return;
    this.waiting.delete(entity);
    const { generationId } = this;
    const written = this.unitOfWork.run(async (manager) => {
      const values = rows.map((row) => ({ ...row, generationId }));
      await insertRows(manager, entity, values);
      await manager.update(CatalogGenerationEntity, generationId, { touchedAt: Date.now() });
    });
    await written.catch((error: unknown) => {
      throw new CommandError(`${nameOfBatch(entity, rows)} could not be written: ${reasonOf(error)}`, {
        cause: error,
      });
    });
  }
}

function nameOfBatch(entity: EntityTarget<ObjectLiteral>, rows: readonly object[]): string {
  const kind = typeof entity === 'function' ? entity.name : 'rows';
  const idOf = (row: object | undefined) => String(Object.values(row ?? {})[0]);
  return `${kind} ${idOf(rows[0])} to ${idOf(rows.at(-1))}`;
}
