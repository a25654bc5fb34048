import { Option } from 'commander';
import { CommandError, runCommand, withDatabase } from '@portico/services/platform/cli';
import type { CommandContext, CommandRegistrar } from '@portico/services/platform/cli';
import { DemoServerSwitch } from '../server/demo-server-switch.js';
import { ensureDemoWorld } from '../world/ensure-demo-world.js';

/**
 * `portico demo` creates the demo world, `--reset` creates it again. `--server` switches the simulated game server
 * off or on. A running portal follows within seconds.
 */
export const registerDemoCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('demo')
    .description('create the demo world: game files and an embedded database')
    .option('--reset', 'delete the current demo world, with its accounts and characters, and create it again')
    .addOption(
      new Option('--server <state>', 'take its game server offline or online').choices(['online', 'offline']),
    )
    .action(
      runCommand(async ({ reset, server }: { reset?: boolean; server?: 'online' | 'offline' }) => {
        const schema = await loadSchema();
        const run = async (context: CommandContext) => {
          if (server === undefined || reset) await makeDemoWorld(context, reset ?? false);
          if (server !== undefined) await switchServer(context, server === 'online');
        };
        await withDatabase(schema, run, refuseRealServer);
      }),
    );
};

async function refuseRealServer({ config }: Pick<CommandContext, 'config'>): Promise<void> {
  if (config.demo) return;
  throw new CommandError(
    "PORTICO_DATABASE_URL is set: the demo world is never written into a game server's database",
  );
}

async function switchServer({ database, unitOfWork }: CommandContext, isOnline: boolean): Promise<void> {
  await new DemoServerSwitch(database.reader, unitOfWork).setWantedOnline(isOnline);
  process.stdout.write(`The game server of the demo world will be ${isOnline ? 'online' : 'offline'}\n`);
}

async function makeDemoWorld(context: CommandContext, reset: boolean): Promise<void> {
  const progress = (step: string) => process.stderr.write(`${step}\n`);
  const result = await ensureDemoWorld(context, progress, { reset });
  process.stdout.write(
    result
      ? `The demo world is ready: ${result.itemCount} items, ${result.monsterCount} monsters, ${result.mapCount} maps, ${result.questCount} quests\n`
      : 'The demo world already exists; --reset creates it again\n',
  );
}
