import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  CATALOG_POINTER,
  CatalogFileEntity,
  CatalogGenerationEntity,
  CatalogPointerEntity,
} from '../../game/catalog/index.js';
import type { UnitOfWork } from '../../platform/persistence/index.js';
import type { PlannedFile } from './import-plan.js';

/** Raised whenever the import takes in something else of the same files. */
export const IMPORTER_VERSION = 3;

/**
 * The generation in service when it was made by this version of the import from exactly these files: same paths and
 * sizes, and the same content wherever the time of a file differs.
 */
export async function findUnchanged(
  planned: readonly PlannedFile[],
  unitOfWork: UnitOfWork,
): Promise<CatalogGenerationEntity | undefined> {
  const known = await generationInService(unitOfWork);
  if (known?.generation.importerVersion !== IMPORTER_VERSION || planned.length !== known.files.size) {
    return undefined;
  }
  const touched: PlannedFile[] = [];
  for (const candidate of planned) {
    const before = known.files.get(candidate.file.label);
    if (before?.size !== candidate.size) return undefined;
    if (before.modifiedAt === candidate.modifiedAt) continue;
    if (before.hash !== (await hashFile(candidate.file.path))) return undefined;
    touched.push(candidate);
  }
  await rememberTimes(touched, known.generation.id, unitOfWork);
  return known.generation;
}

async function generationInService(unitOfWork: UnitOfWork) {
  return unitOfWork.run(async (manager) => {
    const pointer = await manager.findOneBy(CatalogPointerEntity, { name: CATALOG_POINTER });
    if (!pointer) return undefined;
    const { generationId } = pointer;
    const generation = await manager.findOneBy(CatalogGenerationEntity, { id: generationId });
    if (!generation) return undefined;
    const files = await manager.findBy(CatalogFileEntity, { generationId });
    return { generation, files: new Map(files.map((file) => [file.path, file])) };
  });
}

async function rememberTimes(
  touched: readonly PlannedFile[],
  generationId: number,
  unitOfWork: UnitOfWork,
): Promise<void> {
  if (touched.length === 0) return;
  await unitOfWork.run(async (manager) => {
    for (const { file, modifiedAt } of touched) {
      await manager.update(CatalogFileEntity, { generationId, path: file.label }, { modifiedAt });
    }
  });
}

/** SHA-256 in hex; of a file that cannot be read, undefined. */
async function hashFile(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}
