import { type CommandRegistrar, runCommand, withGameDatabase } from './platform/cli/index.js';
import type { LoadExtension } from './portal-extension.js';

/** Commands that are loaded together: `rollback` does not wait for the importer. */
export interface CommandGroup {
  names: readonly string[];
  load: () => Promise<CommandRegistrar[]>;
}

/** The command that runs the portal with this extension. */
export function startGroup(loadExtension: LoadExtension): CommandGroup {
  const register: CommandRegistrar = (program) => {
    program
      .command('start')
      .description('run the portal: API, pages and files on one port')
      .action(
        runCommand(async () => {
          const { startPortal } = await import('./start-portal.js');
          await startPortal(await loadExtension());
        }),
      );
  };
  return { names: ['start'], load: async () => [register] };
}

const registerMigrateCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('migrate')
    .description('create and update the portal_* tables, if the start does not (PORTICO_MIGRATE=0)')
    .action(
      runCommand(async () => {
        const { requireGame } = await import('./game/index.js');
        await withGameDatabase(await loadSchema(), async ({ config, database }) => {
          await requireGame(database, config.env.databaseUrl);
          await database.migrate();
        });
        process.stdout.write('The portal_* tables are up to date.\n');
      }),
    );
};

/** All other commands of the portal. */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  { names: ['migrate'], load: async () => [registerMigrateCommand] },
  {
    names: ['release', 'rollback', 'retire', 'releases', 'canary', 'preview', 'token'],
    load: async () => {
      const { registerReleaseCommands } = await import('./modules/releases/commands/index.js');
      return [registerReleaseCommands];
    },
  },
  {
    names: ['backup', 'restore'],
    load: async () => {
      const { registerBackupCommand, registerRestoreCommand } =
        await import('./modules/backup/commands/index.js');
      return [registerBackupCommand, registerRestoreCommand];
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
    names: ['bridge'],
    load: async () => {
      const { registerBridgeCommand } = await import('./game/bridge/check/index.js');
      return [registerBridgeCommand];
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
      const { registerImportCommand } = await import('./catalog/import/index.js');
      return [registerImportCommand];
    },
  },
];

/** Finds the group of a command. Help and unknown commands get all groups. */
export async function registrarsFor(
  name: string | undefined,
  groups: readonly CommandGroup[],
): Promise<CommandRegistrar[]> {
  const group = groups.find(({ names }) => name !== undefined && names.includes(name));
  const wanted = group === undefined ? groups : [group];
  return (await Promise.all(wanted.map(({ load }) => load()))).flat();
}
