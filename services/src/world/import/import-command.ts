import { resolve } from 'node:path';
import { CommandError, runCommand, withDatabase } from '../../platform/cli/index.js';
import type { CommandContext, CommandRegistrar } from '../../platform/cli/index.js';
import { importProgress } from './import-progress.js';
import { ImportReport } from './import-report.js';
import { summarizeImport, summarizeNotes } from './import-summary.js';
import { runImport } from './run-import.js';

/** `portico import --wz DIR`: reads a server's game files into the catalog. */
export const registerImportCommand: CommandRegistrar = (program) => {
  program
    .command('import')
    .description("read a game server's WZ XML folder: items, monsters, maps, NPCs, quests and reactors")
    .requiredOption('--wz <folder>', 'the folder that holds String.wz, Item.wz, Map.wz and the others')
    .option('--force', 'read everything even where no file changed')
    .action(
      runCommand(async ({ wz, force }: { wz: string; force?: boolean }) => {
        const { schema } = await import('../../schema.js');
        await withDatabase(schema, (context) => importFolder(resolve(wz), context, force ?? false));
      }),
    );
};

async function importFolder(
  folder: string,
  { config, unitOfWork }: CommandContext,
  force: boolean,
): Promise<void> {
  if (config.demo) {
    throw new CommandError(
      "The demo world has game files of its own. Set PORTICO_DATABASE_URL to your server's database to import into it.",
    );
  }
  const startedAt = Date.now();
  const { progress, stop } = importProgress(process.stderr);
  const report = new ImportReport();
  try {
    const result = await runImport({ folder, unitOfWork, progress, force, report });
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
