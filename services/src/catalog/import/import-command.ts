import { resolve } from 'node:path';
import { requireGame } from '../../game/index.js';
import {
  CommandError,
  runCommand,
  withDatabase,
  type CommandContext,
  type CommandRegistrar,
  type DatabaseCheck,
} from '../../platform/cli/index.js';
import { MAX_GENERATIONS, rollBackCatalog } from './generations.js';
import { importProgress } from './import-progress.js';
import { ImportReport, type ReportGroup } from './import-report.js';
import { type ImportOptions, KINDS, runImport, type ImportResult } from './run-import.js';
import type { CatalogGenerationEntity } from '../tables/catalog.entities.js';

export const registerImportCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('import')
    .description("read a game server's WZ XML folder: items, monsters, maps, NPCs, quests and reactors")
    .option('--wz <folder>', 'folder with String.wz, Item.wz, Map.wz and the others')
    .option('--force', 'read everything, even if no file has changed')
    .option('--accept-losses', 'import even if parts are missing, damaged or much smaller')
    .option('--rollback', 'restore what the last import replaced, without reading files')
    .addHelpText('after', HELP)
    .action(
      runCommand(async (options: ImportCommandOptions) => {
        const work = workOf(options);
        const schema = await loadSchema();
        const check: DatabaseCheck = async (context) => {
          refuseDemo(context);
          await requireGame(context.database, context.config.env.databaseUrl);
        };
        await withDatabase(schema, work, check);
      }),
    );
};

const HELP = `
A dump changes nothing if a part is missing or damaged, or if any kind (items, monsters, maps, NPCs, quests, reactors, ...)
shrinks by more than a tenth: the previous import stays live, the exit code is 1, and the command names each
loss. --accept-losses imports it anyway. The last ${MAX_GENERATIONS} imports are kept; --rollback goes back by one,
and a running portal shows it within seconds.

Examples:
  portico import --wz /srv/game/wz
  portico import --wz /srv/game/wz --accept-losses
  portico import --rollback`;

interface ImportCommandOptions {
  wz?: string;
  force?: boolean;
  acceptLosses?: boolean;
  rollback?: boolean;
}

type CommandWork = (context: CommandContext) => Promise<void>;

function workOf({ wz, force, acceptLosses, rollback }: ImportCommandOptions): CommandWork {
  if (rollback) {
    if (wz === undefined && !force && !acceptLosses) return rollBack;
    throw new CommandError('--rollback reads no files and takes no other option');
  }
  if (wz === undefined) throw new CommandError('Name the folder of game files with --wz, or use --rollback');
  const folder = resolve(wz);
  return (context) => importFolder(context, { folder, force, acceptLosses });
}

function refuseDemo({ config }: Pick<CommandContext, 'config'>): void {
  if (!config.demo) return;
  throw new CommandError(
    "The demo world has game files of its own. Set PORTICO_DATABASE_URL to your server's database to import into it.",
  );
}

async function rollBack({ unitOfWork }: CommandContext): Promise<void> {
  process.stdout.write(summarizeRollback(await rollBackCatalog(unitOfWork)));
}

async function importFolder(
  { unitOfWork }: CommandContext,
  options: Pick<ImportOptions, 'folder' | 'force' | 'acceptLosses'>,
): Promise<void> {
  const startedAt = Date.now();
  const { progress, stop } = importProgress(process.stderr);
  const report = new ImportReport();
  try {
    const result = await runImport({ ...options, unitOfWork, progress, report });
    stop();
    process.stdout.write(summarizeImport(result, (Date.now() - startedAt) / 1000));
  } catch (error) {
    stop();
    process.stderr.write(summarizeNotes(report));
    throw error;
  } finally {
    stop();
  }
}

function summarizeImport(result: ImportResult, seconds: number): string {
  const { generationId, report, totals } = result;
  const files = `${formatted(totals.files)} files`;
  if (result.isUnchanged) {
    return `Nothing changed in ${files} (${seconds.toFixed(1)} s): generation ${generationId} stays live\n`;
  }
  const details = [...report.counts].map(([kind, count]) => `${kind} ${formatted(count)}`).join(', ');
  return [
    `Imported ${files} in ${seconds.toFixed(1)} s, live as generation ${generationId}:`,
    ...Object.entries(KINDS).map(([kind, count]) => `  ${kind.padEnd(8)}  ${formatted(result[count])}`),
    `  of these  ${details}`,
    ...accepted(result.acceptedLosses),
    ...notes(report),
    '',
  ].join('\n');
}

function summarizeRollback({ from, to }: Record<'from' | 'to', CatalogGenerationEntity>): string {
  const importedAt = new Date(to.finishedAt ?? to.startedAt).toISOString().slice(0, 16).replace('T', ' ');
  const counts = Object.entries(KINDS).map(([kind, count]) => `${kind} ${formatted(to[count])}`);
  return [
    `Generation ${to.id} is live again (imported ${importedAt} UTC), instead of generation ${from.id}:`,
    `  ${counts.join(', ')}`,
    `To go forward again, import the files of generation ${from.id} again.`,
    '',
  ].join('\n');
}

function accepted(losses: readonly string[]): string[] {
  return losses.length === 0 ? [] : ['Lost, as accepted:', ...losses.map((loss) => `  ${loss}`)];
}

function summarizeNotes(report: ImportReport): string {
  return notes(report)
    .map((line) => `${line}\n`)
    .join('');
}

function notes(report: ImportReport): string[] {
  return [...section('Skipped on purpose:', report.skipped), ...section('Warnings:', report.warnings)];
}

function section(title: string, groups: readonly ReportGroup[]): string[] {
  if (groups.length === 0) return [];
  return [
    title,
    ...groups.map(({ reason, count, samples }) => {
      const more = count > samples.length ? ', ...' : '';
      return `  ${formatted(count)} x ${reason}: ${samples.join(', ')}${more}`;
    }),
  ];
}

function formatted(count: number): string {
  return count.toLocaleString('en');
}
