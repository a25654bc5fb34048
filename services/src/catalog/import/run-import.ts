import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CommandError } from '../../platform/cli/index.js';
import { reasonOf } from '../../platform/errors/index.js';
import type { UnitOfWork } from '../../platform/persistence/index.js';
import {
  CatalogFileEntity,
  CatalogFoundAtEntity,
  CatalogNpcEntity,
  CatalogQuestAreaEntity,
  CatalogQuestEntity,
  CatalogReactorEntity,
  CatalogItemEntity,
  CatalogMonsterEntity,
} from '../tables/catalog.entities.js';
import { WzFolder } from '../wz/wz-folder.js';
import { CatalogWriter } from './catalog-writer.js';
import { importFoundAt } from './found-at-importer.js';
import { removeOldGenerations } from './generations.js';
import { findLosses, refusalOf } from './import-losses.js';
import { planImport, type PlannedFile, unreadFolders } from './import-plan.js';
import { ImportReport } from './import-report.js';
import { ImportSource, type ImportStep } from './import-source.js';
import { importItems } from './item-importer.js';
import { importMaps } from './map-importer.js';
import { importMonsters } from './monster-importer.js';
import { importNpcs } from './npc-importer.js';
import { importQuestAreas, importQuests } from './quest-importer.js';
import { importReactors } from './reactor-importer.js';
import { findUnchanged, IMPORTER_VERSION } from './unchanged-files.js';

const STRINGS = 'String.wz';

export interface ImportTotals {
  files: number;
  bytes: number;
}

export interface ImportOptions {
  folder: string;
  unitOfWork: UnitOfWork;
  progress?: (step: ImportStep, totals: ImportTotals) => void;
  force?: boolean;
  acceptLosses?: boolean;
  /** Filled while the import runs, so that a failure can show what came before it. */
  report?: ImportReport;
}

export const KINDS = {
  items: 'itemCount',
  monsters: 'monsterCount',
  maps: 'mapCount',
  NPCs: 'npcCount',
  quests: 'questCount',
  reactors: 'reactorCount',
} as const;

type ImportCounts = Record<(typeof KINDS)[keyof typeof KINDS], number>;

export interface ImportResult extends ImportCounts {
  generationId: number;
  /** True if the files are those of the current generation, which then stays. */
  isUnchanged: boolean;
  totals: ImportTotals;
  report: ImportReport;
  acceptedLosses: readonly string[];
}

/** Imports game files as a new generation, or keeps the old one and throws. Skips unchanged files, refuses losses. */
export async function runImport(options: ImportOptions): Promise<ImportResult> {
  const { unitOfWork } = options;
  const folder = await openFolder(options.folder);
  const report = options.report ?? new ImportReport();
  const planned = await planImport(folder);
  const totals = { files: planned.length, bytes: planned.reduce((sum, { size }) => sum + size, 0) };
  const unchanged = options.force ? undefined : await findUnchanged(planned, unitOfWork);
  if (unchanged) {
    await cleanUp(report, () => removeOldGenerations(unitOfWork));
    return {
      ...unchanged,
      generationId: unchanged.id,
      isUnchanged: true,
      totals,
      report,
      acceptedLosses: [],
    };
  }
  const source = new ImportSource(folder, report, (step) => options.progress?.(step, totals));
  const writer = await CatalogWriter.begin(unitOfWork);
  let counts: ImportCounts;
  let losses: readonly string[];
  try {
    counts = await importAll(source, writer);
    source.noteFolderProblems();
    for (const name of await unreadFolders(folder)) report.warn('folder that no import reads', name);
    await writer.writeWaiting();
    if (counts.itemCount === 0) {
      throw new CommandError(`No item was found in ${options.folder}; nothing was changed`);
    }
    losses = await findLosses(unitOfWork, report, writer.generationId);
    if (losses.length > 0 && !options.acceptLosses) throw refusalOf(losses, options.folder);
    await writer.write(CatalogFileEntity, fileRows(planned, source));
    await writer.publish({ ...counts, importerVersion: IMPORTER_VERSION });
  } catch (error) {
    await writer.discard().catch(() => undefined);
    throw error;
  }
  await cleanUp(report, () => removeOldGenerations(unitOfWork));
  const { generationId } = writer;
  return { ...counts, generationId, isUnchanged: false, totals, report, acceptedLosses: losses };
}

/** Leftovers only take space; the next import removes them. */
async function cleanUp(report: ImportReport, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    report.warn('old content could not be removed', reasonOf(error));
  }
}

async function importAll(source: ImportSource, writer: CatalogWriter): Promise<ImportCounts> {
  const itemCount = await writer.write(CatalogItemEntity, importItems(source));
  const monsterCount = await writer.write(CatalogMonsterEntity, importMonsters(source));
  const maps = await importMaps(source, writer);
  const npcCount = await writer.write(CatalogNpcEntity, importNpcs(source, maps));
  const reactorCount = await writer.write(CatalogReactorEntity, importReactors(source, maps));
  await writer.write(CatalogFoundAtEntity, importFoundAt(source));
  await writer.write(CatalogQuestAreaEntity, importQuestAreas(source));
  const questCount = await writer.write(CatalogQuestEntity, importQuests(source));
  return { itemCount, monsterCount, mapCount: maps.count, npcCount, questCount, reactorCount };
}

function* fileRows(
  planned: readonly PlannedFile[],
  source: ImportSource,
): Generator<Omit<CatalogFileEntity, 'generationId'>> {
  for (const { file, size, modifiedAt } of planned) {
    yield { path: file.label, size, modifiedAt, hash: source.hashOf(file) };
  }
}

/** The given folder, a `wz` folder within it, or the parent if a `String.wz` folder was given by mistake. */
async function openFolder(root: string): Promise<WzFolder> {
  const candidates = [root, join(root, 'wz'), ...(basename(root) === STRINGS ? [dirname(root)] : [])];
  for (const candidate of candidates) {
    const folder = new WzFolder(candidate);
    if (await folder.has(STRINGS)) return folder;
  }
  const found = await stat(join(root, STRINGS)).catch(() => undefined);
  throw new CommandError(
    found?.isFile()
      ? `${STRINGS} in ${root} is the client's packed file; export the WZ files to XML and point --wz at the result`
      : `${root} holds no ${STRINGS} folder; point --wz at the folder with the server's WZ XML`,
  );
}
