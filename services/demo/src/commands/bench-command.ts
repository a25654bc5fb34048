import { InvalidArgumentError } from 'commander';
import { requireGame, SchemaProbe } from '@portico/services/game';
import { runCommand, withDatabase } from '@portico/services/platform/cli';
import type { CommandContext, CommandRegistrar } from '@portico/services/platform/cli';
import { fillBenchData, FIRST_ID } from '../bench/bench-data.js';
import { fillBenchLogs } from '../bench/bench-logs.js';
import { ensureDemoWorld } from '../world/ensure-demo-world.js';

const MAX_CHARACTERS = 5_000_000;
const MAX_LOG_ROWS = 50_000_000;

interface BenchArguments {
  characters: number;
  logs?: number;
  yes?: boolean;
}

export const registerBenchCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('bench-data')
    .description(
      'fill an empty database, or the embedded one beside the demo world, with benchmark characters',
    )
    .requiredOption('--characters <count>', 'number of characters', countUpTo(MAX_CHARACTERS))
    .option(
      '--logs <count>',
      'how many log rows over a year; replaces the logs of the demo world',
      countUpTo(MAX_LOG_ROWS),
    )
    .option('--yes', 'delete the characters of an earlier benchmark')
    .action(
      runCommand(async (options: BenchArguments) => {
        const schema = await loadSchema();
        await withDatabase(schema, (context) => fill(context, options), refuseForeignTables);
      }),
    );
};

/** Game tables may be created in an empty database, but not in one with foreign tables. */
async function refuseForeignTables({
  config,
  database,
}: Pick<CommandContext, 'config' | 'database'>): Promise<void> {
  const { foreignTableCount } = await new SchemaProbe(database.reader).survey();
  if (foreignTableCount > 0) await requireGame(database, config.env.databaseUrl);
}

async function fill(
  context: CommandContext,
  { characters, logs, yes = false }: BenchArguments,
): Promise<void> {
  const { demo } = context.config;
  if (demo) await ensureDemoWorld(context);
  const startedAt = Date.now();
  const counts = await fillBenchData(context, {
    characters,
    mayReplace: yes,
    isDemo: demo,
    progress: (written) => process.stderr.write(`${written} of ${characters} characters\n`),
  });
  if (logs !== undefined) {
    const written = await fillBenchLogs(context, {
      rows: logs,
      characters,
      firstId: FIRST_ID,
      until: startedAt,
      progress: (rows) => process.stderr.write(`${rows} of ${logs} rows of logs\n`),
    });
    Object.assign(counts, written);
  }
  const seconds = (Date.now() - startedAt) / 1000;
  const rows = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  process.stdout.write(`${rows.join(', ')} in ${seconds.toFixed(1)} s\n`);
}

function countUpTo(most: number): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (Number.isInteger(count) && count >= 1 && count <= most) return count;
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
  };
}
