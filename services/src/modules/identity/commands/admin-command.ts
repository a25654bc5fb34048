import { newPasswordIssue, passwordStrength } from '@portico/domain';
import { CommandError, runCommand, withGameDatabase, withQuestions } from '../../../platform/cli/index.js';
import type { Ask, CommandRegistrar, GameContext } from '../../../platform/cli/index.js';
import { parseServerAddress, type PorticoConfig } from '../../../platform/config/index.js';
import { requireGame, SchemaProbe } from '../../../game/index.js';
import { isRefused } from '../../../platform/persistence/index.js';
import { readsSalts } from '../passwords/format-of-new-passwords.js';
import { isNamePassword } from '../passwords/default-passwords.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { saltedPassword } from '../passwords/stored-password.js';

export const registerAdminCommand: CommandRegistrar = (program, loadSchema) => {
  const admin = program.command('admin').description('grant or revoke the web admin role, and set passwords');
  const onGame = async (work: (context: GameContext) => Promise<string>) => {
    const schema = await loadSchema();
    await withGameDatabase(schema, async (context) => {
      await requireGame(context.database, context.config.env.databaseUrl, { isMade: true });
      process.stdout.write(`${await work(context)}\n`);
    });
  };
  for (const { name, webAdmin, description } of ACTS)
    admin
      .command(`${name} <account>`)
      .description(description)
      .requiredOption('--web', 'the web admin role (accounts.webadmin)')
      .action(runCommand((account: string) => onGame((context) => setWebAdmin(context, account, webAdmin))));
  admin
    .command('password <account>')
    .description('set a new password for site and game; asks for it, or reads it from a pipe')
    .action(
      runCommand((account: string) =>
        onGame((context) => withQuestions((ask) => setPassword(context, account, ask))),
      ),
    );
};

const ACTS = [
  { name: 'grant', webAdmin: 1, description: 'make a game account a web admin' },
  { name: 'revoke', webAdmin: 0, description: 'revoke the role' },
] as const;

/** Returns the message to print. Throws a `CommandError` with the statement to run if the portal may not write the column. */
export async function setWebAdmin(
  { config, database, unitOfWork }: GameContext,
  name: string,
  webAdmin: 0 | 1,
): Promise<string> {
  const account = await findAccount({ config, database }, name);
  const change = `SET webadmin = ${webAdmin} WHERE id = ${account.id}`;
  try {
    await unitOfWork.run((manager) => manager.query(`UPDATE accounts ${change}`));
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new CommandError(
      `The portal's database user may not write accounts.webadmin, which is right. Run this as another user:\nUPDATE ${tableOfAccounts(config)} ${change};`,
    );
  }
  return webAdmin === 1
    ? `${account.name} is now a web admin, from the next page on.`
    : `${account.name} is no longer a web admin.`;
}

export async function setPassword(
  { config, database, unitOfWork }: GameContext,
  name: string,
  ask: Ask,
): Promise<string> {
  const account = await findAccount({ config, database }, name);
  const password = await ask(`New password for ${account.name}: `, { isSecret: true });
  const issue = newPasswordIssue(password);
  if (issue !== undefined)
    throw new CommandError('A password must have 6 to 72 characters that can be typed in the game.');
  if (isNamePassword(account.name, password))
    throw new CommandError('The password must differ from the account name.');
  const hasher = new PasswordHasher(config.env.passwordCost);
  try {
    const isSalted = await readsSalts(
      database.reader,
      await new SchemaProbe(database.reader).probe(),
      config,
    );
    const stored = isSalted ? saltedPassword(password) : { password: await hasher.hash(password) };
    const set = Object.keys(stored).map((column) => `${column} = ?`);
    await unitOfWork.run((manager) =>
      manager.query(`UPDATE accounts SET ${set.join(', ')} WHERE id = ?`, [
        ...Object.values(stored),
        account.id,
      ]),
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new CommandError(
      "The portal's database user may not write accounts.password (npm run portico -- doctor --grants).",
    );
  } finally {
    await hasher.onModuleDestroy();
  }
  const isTooLong = passwordStrength(password).isTooLongForGame;
  const warning = isTooLong ? '\nIt is too long for the login of the game, which takes 12 characters.' : '';
  return `${account.name} has a new password, here and in the game.${warning}`;
}

function tableOfAccounts({ env }: PorticoConfig): string {
  return env.databaseUrl === undefined
    ? 'accounts'
    : `\`${parseServerAddress(env.databaseUrl).database}\`.accounts`;
}

async function findAccount(
  { config, database }: Pick<GameContext, 'config' | 'database'>,
  name: string,
): Promise<{ id: number; name: string }> {
  const [account] = await database.reader.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM accounts WHERE name = ?',
    [name],
  );
  if (account !== undefined) return account;
  throw new CommandError(
    config.demo
      ? `The demo world has no account "${name}". Set PORTICO_DATABASE_URL to use the database of a game server.`
      : `There is no account "${name}". Register it on the site or in the game.`,
  );
}
