import { CommandError, runCommand } from '../../../platform/cli/index.js';
import type { CommandRegistrar } from '../../../platform/cli/index.js';
import { loadConfig } from '../../../platform/config/index.js';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { createDatabase, openAtStart, parseServerAddress } from '../../../platform/persistence/index.js';
import type { DatabaseSchema } from '../../../platform/persistence/index.js';
import { diagnose } from '../diagnosis.js';
import type { Diagnosis } from '../diagnosis.js';
import { grantStatements, quotedUser } from '../grants.js';

interface DoctorOptions {
  grants?: boolean;
  user?: string;
}

/** `portico doctor`: what of the portal is ready on this database, and what to do for the rest. Creates and changes nothing. */
export const registerDoctorCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('doctor')
    .description('say what is ready, limited or off on this database, and why; 1 where no portal can start')
    .option('--grants', 'print the SQL that gives a database user exactly what the portal needs')
    .option('--user <name@host>', 'the user that the SQL is for')
    .action(
      runCommand(async (options: DoctorOptions) => {
        const schema = await loadSchema();
        const config = loadConfig();
        if (options.grants) printGrants(schema, config, options.user);
        else await examine(schema, config);
      }),
    );
};

function printGrants(schema: DatabaseSchema, { env }: PorticoConfig, user: string | undefined): void {
  if (env.databaseUrl === undefined)
    throw new CommandError('PORTICO_DATABASE_URL is not set: the demo world needs no database user');
  const { database, username } = parseServerAddress(env.databaseUrl);
  const statements = grantStatements(schema, database, quotedUser(user ?? username));
  process.stdout.write(`${statements.join('\n')}\n`);
}

async function examine(schema: DatabaseSchema, config: PorticoConfig): Promise<void> {
  const database = createDatabase(config, schema, () => {});
  try {
    await openAtStart(database, { databaseUrl: config.env.databaseUrl, waitForDatabase: false });
    const diagnosis = await diagnose(database, config);
    process.stdout.write(report(diagnosis));
    if (!diagnosis.canStart) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

/** One line each: name, state, hint. */
export function report({ findings }: Diagnosis): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map(({ name, state, hint }) => `${name.padEnd(width)}  ${state.padEnd(7)}  ${hint}`.trimEnd() + '\n')
    .join('');
}
