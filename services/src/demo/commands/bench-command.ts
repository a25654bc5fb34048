import { InvalidArgumentError } from 'commander';
import { requireGame, SchemaProbe } from '../../game/index.js';
import { runCommand, withDatabase } from '../../platform/cli/index.js';
import type { CommandContext, CommandRegistrar } from '../../platform/cli/index.js';
import { fillBenchData } from '../bench/bench-data.js';
import { ensureDemoWorld } from '../world/ensure-demo-world.js';

const MAX_CHARACTERS = 5_000_000;

interface BenchArguments {
  characters: number;
  yes?: boolean;
}

/** `portico bench-data`: characters by the million, to measure with. */
export const registerBenchCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('bench-data')
    .description(
      'fill an empty database, or the embedded one beside the demo world, with characters to measure with',
    )
    .requiredOption('--characters <count>', 'how many characters', countOf)
    .option('--yes', 'throw the characters of an earlier benchmark away')
    .action(
      runCommand(async (options: BenchArguments) => {
        const schema = await loadSchema();
        await withDatabase(schema, (context) => fill(context, options), refuseForeignTables);
      }),
    );
};

/** An empty database becomes one of a game; one of something else stays what it is. */
async function refuseForeignTables({
  config,
  database,
}: Pick<CommandContext, 'config' | 'database'>): Promise<void> {
  const { foreignTableCount } = await new SchemaProbe(database).survey();
  if (foreignTableCount > 0) await requireGame(database, config.env.databaseUrl);
}

async function fill(context: CommandContext, { characters, yes = false }: BenchArguments): Promise<void> {
  const { demo } = context.config;
  if (demo) await ensureDemoWorld(context);
  const startedAt = Date.now();
  const counts = await fillBenchData(context, {
    characters,
    mayReplace: yes,
    isDemo: demo,
    progress: (written) => process.stderr.write(`${written} of ${characters} characters\n`),
  });
  const seconds = (Date.now() - startedAt) / 1000;
  const rows = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  process.stdout.write(`${rows.join(', ')} in ${seconds.toFixed(1)} s\n`);
}

function countOf(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_CHARACTERS) return count;
  throw new InvalidArgumentError(`It is a whole number from 1 to ${MAX_CHARACTERS}.`);
}
