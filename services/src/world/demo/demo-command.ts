import { CommandError, runCommand, withDatabase } from '../../platform/cli/index.js';
import type { CommandContext, CommandRegistrar } from '../../platform/cli/index.js';
import { ensureDemoWorld } from './ensure-demo-world.js';

/** `portico demo`: makes the demo world, or with `--reset` makes it anew. */
export const registerDemoCommand: CommandRegistrar = (program) => {
  program
    .command('demo')
    .description('make the demo world: game files and an embedded database')
    .option('--reset', 'throw the present demo world away, accounts and characters included')
    .action(
      runCommand(async ({ reset }: { reset?: boolean }) => {
        const { schema } = await import('../../schema.js');
        await withDatabase(schema, (context) => makeDemoWorld(context, reset ?? false));
      }),
    );
};

async function makeDemoWorld(context: CommandContext, reset: boolean): Promise<void> {
  if (!context.config.demo) {
    throw new CommandError(
      "PORTICO_DATABASE_URL is set: the demo world is never written into a game server's database",
    );
  }
  const progress = (step: string) => process.stderr.write(`${step}\n`);
  const result = await ensureDemoWorld(context, progress, { reset });
  process.stdout.write(
    result
      ? `The demo world is ready: ${result.itemCount} items, ${result.monsterCount} monsters, ${result.mapCount} maps, ${result.questCount} quests\n`
      : 'The demo world is there already; --reset makes it anew\n',
  );
}
