import { runCommand } from './platform/cli/index.js';
import type { CommandRegistrar } from './platform/cli/index.js';

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
      const { registerReleaseCommands } = await import('./modules/releases/commands/index.js');
      return [registerReleaseCommands];
    },
  },
  {
    names: ['doctor'],
    load: async () => {
      const { registerDoctorCommand } = await import('./modules/doctor/commands/index.js');
      return [registerDoctorCommand];
    },
  },
  {
    names: ['setup'],
    load: async () => {
      const { registerSetupCommand } = await import('./modules/doctor/commands/index.js');
      return [registerSetupCommand];
    },
  },
  {
    names: ['admin'],
    load: async () => {
      const { registerAdminCommand } = await import('./modules/identity/commands/index.js');
      return [registerAdminCommand];
    },
  },
  {
    names: ['audit'],
    load: async () => {
      const { registerAuditCommand } = await import('./modules/audit/commands/index.js');
      return [registerAuditCommand];
    },
  },
  {
    names: ['ledger'],
    load: async () => {
      const { registerLedgerCommand } = await import('./modules/ledger/commands/index.js');
      return [registerLedgerCommand];
    },
  },
  {
    names: ['sprites'],
    load: async () => {
      const { registerSpritesCommand } = await import('./modules/avatars/commands/index.js');
      return [registerSpritesCommand];
    },
  },
  {
    names: ['import'],
    load: async () => {
      const { registerImportCommand } = await import('./catalog/import/import-command.js');
      return [registerImportCommand];
    },
  },
  {
    names: ['demo', 'bench-data'],
    load: async () => {
      const { registerBenchCommand, registerDemoCommand } = await import('./demo/commands/index.js');
      return [registerDemoCommand, registerBenchCommand];
    },
  },
];

/** What registers the command of a name; of all commands for help, and for a name that is none of them. */
export async function registrarsFor(name: string | undefined): Promise<CommandRegistrar[]> {
  const group = COMMAND_GROUPS.find(({ names }) => name !== undefined && names.includes(name));
  const groups = group === undefined ? COMMAND_GROUPS : [group];
  return (await Promise.all(groups.map(({ load }) => load()))).flat();
}
