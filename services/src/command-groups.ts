import { type CommandRegistrar, runCommand, withGameDatabase } from './platform/cli/index.js';
import type { LoadExtension } from './portal-extension.js';

/** Commands that are loaded together. `rollback` need not wait for the code of the importer. */
export interface CommandGroup {
  names: readonly string[];
  load: () => Promise<CommandRegistrar[]>;
}

/** The command that starts the portal with this extension. */
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

const one = (name: string, load: () => Promise<CommandRegistrar>): CommandGroup => ({
  names: [name],
  load: async () => [await load()],
});

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
  one('doctor', async () => (await import('./modules/doctor/commands/index.js')).registerDoctorCommand),
  one('bridge', async () => (await import('./game/bridge/check/index.js')).registerBridgeCommand),
  one('setup', async () => (await import('./modules/doctor/commands/index.js')).registerSetupCommand),
  one('admin', async () => (await import('./modules/identity/commands/index.js')).registerAdminCommand),
  one('audit', async () => (await import('./modules/audit/commands/index.js')).registerAuditCommand),
  one('ledger', async () => (await import('./modules/ledger/commands/index.js')).registerLedgerCommand),
  one('sprites', async () => (await import('./modules/avatars/commands/index.js')).registerSpritesCommand),
  one('import', async () => (await import('./catalog/import/index.js')).registerImportCommand),
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
