import { Command } from 'commander';
import { runCommand } from './platform/cli/run-command.js';
import type { CommandRegistrar } from './platform/cli/run-command.js';

const registerStartCommand: CommandRegistrar = (program) => {
  program
    .command('start')
    .description('run the portal: API, pages and files on one port')
    .action(
      runCommand(async () => {
        const { startPortal } = await import('./start-portal.js');
        await startPortal();
      }),
    );
};

/** Commands by what they are loaded from: who rolls back does not wait for the importer. */
const GROUPS = [
  { names: ['start'], load: async () => [registerStartCommand] },
  {
    names: ['release', 'rollback', 'retire', 'releases'],
    load: async () => {
      const { registerReleaseCommands } = await import('./modules/portal/commands/index.js');
      return [registerReleaseCommands];
    },
  },
  {
    names: ['doctor'],
    load: async () => {
      const { registerDoctorCommand } = await import('./world/doctor/doctor-command.js');
      return [registerDoctorCommand];
    },
  },
  {
    names: ['import', 'demo', 'bench-data'],
    load: async () => {
      const world = await import('./world/index.js');
      return [world.registerImportCommand, world.registerDemoCommand, world.registerBenchCommand];
    },
  },
];

/** All that there are for help, and for a name that is none of them. */
async function registrarsFor(name: string | undefined): Promise<CommandRegistrar[]> {
  const group = GROUPS.find(({ names }) => name !== undefined && names.includes(name));
  const groups = group === undefined ? GROUPS : [group];
  return (await Promise.all(groups.map(({ load }) => load()))).flat();
}

// What the portal writes, sessions and accounts among it, is its owner's alone.
process.umask(0o077);

const program = new Command('portico').description(
  'An open web portal for private classic (v83) online RPG servers',
);
for (const register of await registrarsFor(process.argv[2])) register(program);
await program.parseAsync();
