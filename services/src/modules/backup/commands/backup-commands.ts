import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadConfig, parseServerAddress, type PorticoConfig } from '../../../platform/config/index.js';
import { CommandError, runCommand, withGameDatabase } from '../../../platform/cli/index.js';
import type { CommandRegistrar } from '../../../platform/cli/index.js';
import { DATABASE_FILE, restoreBackup, SETTINGS_FILE, writeBackup } from '../backup-files.js';
import type { Database } from '../../../platform/persistence/index.js';

export const registerBackupCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('backup [folder]')
    .description('copy database, secret and settings into a new folder, beside the running portal')
    .action(
      runCommand(async (named: string | undefined) => {
        const config = loadConfig();
        // Throws if the home has no secret: PORTICO_HOME is not that of the portal.
        void config.env.tokenSecret;
        requireDatabase(config);
        const folder = folderOf(config, named);
        const addDatabase = async (file: string) => {
          if (config.env.databaseUrl !== undefined) return;
          await withGameDatabase(await loadSchema(), ({ database }) => copyEmbedded(database, file));
        };
        const { files } = await writeBackup(config.env, folder, addDatabase);
        process.stdout.write(`${Object.keys(files).length} files are in ${folder}.\n${adviceOf(config)}`);
      }),
    );
};

export const registerRestoreCommand: CommandRegistrar = (program) => {
  program
    .command('restore <folder>')
    .description('put a backup into an empty PORTICO_HOME')
    .action(
      runCommand(async (folder: string) => {
        const { home } = loadConfig().env;
        const { createdAt, files } = await restoreBackup(resolve(folder), home);
        const settings =
          SETTINGS_FILE in files
            ? `Copy its settings to where they are read: ${join(folder, SETTINGS_FILE)}.\n`
            : '';
        process.stdout.write(
          `${home} is as it was at ${createdAt}.\n${settings}` +
            'See that nothing is missing: portico ledger verify, portico audit verify.\n',
        );
      }),
    );
};

/** A secret of the environment fits any home. In a wrong one, the embedded database would be made, and an empty one copied. */
function requireDatabase({ env: { databaseUrl, home } }: PorticoConfig): void {
  if (databaseUrl === undefined && !existsSync(join(home, DATABASE_FILE)))
    throw new CommandError(
      `PORTICO_HOME ${home}: has no ${DATABASE_FILE}, and PORTICO_DATABASE_URL is not set`,
    );
}

function folderOf({ server }: PorticoConfig, named: string | undefined): string {
  if (named !== undefined) return resolve(named);
  if (server.backups.folder === undefined)
    throw new CommandError('Name a folder, or set server.backups.folder');
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  return join(server.backups.folder, `portico-${time}`);
}

/** A server's own programs dump its tables, all at one moment, because the ledger is compared with the game's balances. */
function adviceOf({ env }: PorticoConfig): string {
  if (env.databaseUrl === undefined) return '';
  const { host, port, username, database } = parseServerAddress(env.databaseUrl);
  return (
    'The database is not among them. Dump all of its tables at one moment:\n' +
    `  mariadb-dump --single-transaction --hex-blob --host=${host} --port=${port} --user=${username} --password ${database} > ${database}.sql\n`
  );
}

export async function copyEmbedded(database: Database, file: string): Promise<void> {
  await database.source('writer').query('VACUUM INTO ?', [file]);
}
