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
export const COMMAND_GROUPS = [
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

/** What registers the command of a name; of all commands for help, and for a name that is none of them. */
export async function registrarsFor(name: string | undefined): Promise<CommandRegistrar[]> {
  const group = COMMAND_GROUPS.find(({ names }) => name !== undefined && names.includes(name));
  const groups = group === undefined ? COMMAND_GROUPS : [group];
  return (await Promise.all(groups.map(({ load }) => load()))).flat();
}
