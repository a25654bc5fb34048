import { SchemaProbe } from '../../../game/index.js';
import { CommandError, type CommandRegistrar, runCommand } from '../../../platform/cli/index.js';
import { loadConfig, parseServerAddress, type PorticoConfig } from '../../../platform/config/index.js';
import { createDatabase, type DatabaseSchema, openAtStart } from '../../../platform/persistence/index.js';
import { readsSalts } from '../../identity/index.js';
import { diagnose, type Diagnosis } from '../diagnosis.js';
import { grantStatements, quotedUser } from '../grants.js';

interface DoctorOptions {
  grants?: boolean;
  user?: string;
  json?: boolean;
}

export const registerDoctorCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('doctor')
    .description(
      'report what is ready, limited or off, and why; exits with 1 if the portal cannot start or a finding is urgent',
    )
    .option('--json', 'print the findings as JSON')
    .option('--grants', 'print the SQL that gives a database user exactly what the portal needs')
    .option('--user <name@host>', 'database user that the SQL is for')
    .action(
      runCommand(async (options: DoctorOptions) => {
        const schema = await loadSchema();
        const config = loadConfig();
        if (options.grants) await printGrants(schema, config, options.user);
        else await examine(schema, config, options);
      }),
    );
};

async function printGrants(schema: DatabaseSchema, config: PorticoConfig, user: string | undefined) {
  const { env } = config;
  if (env.databaseUrl === undefined)
    throw new CommandError('PORTICO_DATABASE_URL is not set: the demo world needs no database user');
  const { database, username } = parseServerAddress(env.databaseUrl);
  const statements = grantStatements(schema, database, quotedUser(user ?? username), {
    isSalted: await hasSalts(schema, config),
  });
  process.stdout.write(`${statements.join('\n')}\n`);
}

/** A user without rights sees no column, so the first run says no. `doctor` then names the rights that are still missing. */
async function hasSalts(schema: DatabaseSchema, config: PorticoConfig): Promise<boolean> {
  const database = createDatabase(config, schema, () => {});
  try {
    await database.open();
    return await readsSalts(database.reader, await new SchemaProbe(database.reader).probe(), config);
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

async function examine(schema: DatabaseSchema, config: PorticoConfig, { json = false }: DoctorOptions) {
  const database = createDatabase(config, schema, () => {});
  try {
    await openAtStart(database, { databaseUrl: config.env.databaseUrl, waitForDatabase: false });
    const diagnosis = await diagnose(database, config);
    process.stdout.write(json ? `${JSON.stringify(diagnosis, null, 2)}\n` : report(diagnosis));
    process.exitCode = exitCodeOf(diagnosis);
  } finally {
    await database.close();
  }
}

export function exitCodeOf({ canStart, findings }: Diagnosis): 0 | 1 {
  return canStart && !findings.some(({ isUrgent }) => isUrgent) ? 0 : 1;
}

export function report({ findings }: Diagnosis): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map(
      ({ name, state, hint, detail = '' }) =>
        `${name.padEnd(width)}  ${state.padEnd(7)}  ${hint === '' ? detail : hint}`.trimEnd() + '\n',
    )
    .join('');
}
