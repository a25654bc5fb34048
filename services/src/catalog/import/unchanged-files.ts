import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { inBatches } from '../../platform/collections/index.js';
import type { UnitOfWork } from '../../platform/persistence/index.js';
import { CatalogFileEntity, type CatalogGenerationEntity } from '../tables/catalog.entities.js';
import { readBytes } from '../wz/wz-open.js';
import { generationInService } from './generations.js';
import type { PlannedFile } from './import-plan.js';

/** Reading waits for the disk more than for the processor. */
const HASHES_AT_ONCE = 16;

const ROWS_PER_STATEMENT = 500;

/** Increased whenever the import reads more or other data from the same files. */
export const IMPORTER_VERSION = 5;

/** The current generation, if this version of the import made it from the same files (paths, sizes, and content if changed). */
export async function findUnchanged(
  planned: readonly PlannedFile[],
  unitOfWork: UnitOfWork,
): Promise<CatalogGenerationEntity | undefined> {
  const known = await knownGeneration(unitOfWork);
  if (known?.generation.importerVersion !== IMPORTER_VERSION || planned.length !== known.files.size) {
    return undefined;
  }
  const touched: PlannedFile[] = [];
  for (const candidate of planned) {
    const before = known.files.get(candidate.file.label);
    if (before?.size !== candidate.size) return undefined;
    if (before.modifiedAt !== candidate.modifiedAt) touched.push(candidate);
  }
  if (!(await haveSameContent(touched, known.files))) return undefined;
  await updateTimes(touched, known, unitOfWork);
  return known.generation;
}

type KnownFiles = ReadonlyMap<string, CatalogFileEntity>;

interface KnownGeneration {
  generation: CatalogGenerationEntity;
  files: KnownFiles;
}

async function knownGeneration(unitOfWork: UnitOfWork): Promise<KnownGeneration | undefined> {
  return unitOfWork.run(async (manager) => {
    const generation = await generationInService(manager);
    if (!generation) return undefined;
    const files = await manager.findBy(CatalogFileEntity, { generationId: generation.id });
    return { generation, files: new Map(files.map((file) => [file.path, file])) };
  });
}

async function haveSameContent(touched: readonly PlannedFile[], known: KnownFiles): Promise<boolean> {
  let isSame = true;
  await pLimit(HASHES_AT_ONCE).map(touched, async ({ file }) => {
    if (isSame && known.get(file.label)?.hash !== (await hashFile(file.path))) isSame = false;
  });
  return isSame;
}

async function updateTimes(
  touched: readonly PlannedFile[],
  { generation, files }: KnownGeneration,
  unitOfWork: UnitOfWork,
): Promise<void> {
  const rows = touched.map(({ file, size, modifiedAt }) => ({
    generationId: generation.id,
    path: file.label,
    size,
    modifiedAt,
    hash: files.get(file.label)?.hash ?? '',
  }));
  for (const batch of inBatches(rows, ROWS_PER_STATEMENT)) {
    await unitOfWork.run((manager) => manager.upsert(CatalogFileEntity, batch, ['generationId', 'path']));
  }
}

async function hashFile(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await readBytes(path, (bytes) => hash.update(bytes));
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}
