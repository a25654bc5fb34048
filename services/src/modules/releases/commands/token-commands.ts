import type { Command } from 'commander';
import { columns, command, say, time, withReleaseDatabase } from './release-command.js';
import { ReleaseTokenEntity } from '../storage/release.entities.js';
import { ReleaseTokens } from '../tokens/release-tokens.js';

const DEFAULT_DAYS = 90;

/** `portico token create`, `list` and `revoke`. */
export function registerTokenCommands(program: Command): void {
  const token = program
    .command('token')
    .description('tokens that teams upload releases of their remote with');
  token
    .command('create')
    .description('make a token for one remote; it is shown once')
    .argument('<remote>')
    .option('--days <days>', 'until it expires', String(DEFAULT_DAYS))
    .option('--name <name>', 'what the board shows of it')
    .action(
      command(async (remote: string, { days, name }: { days: string; name?: string }) => {
        const { token: text, row } = await withTokens((tokens) =>
          tokens.create({ remote, days: Number(days), name }),
        );
        process.stderr.write(
          `${row.name} releases ${remote} until ${time(row.expiresAt)}. It is shown this once:\n`,
        );
        say(text);
      }),
    );
  token
    .command('list')
    .description('list the tokens, and when they were used last')
    .action(
      command(async () => {
        const rows = await withTokens((tokens) => tokens.list());
        if (rows.length === 0) return say('There are no tokens.');
        const now = Date.now();
        say(
          columns([
            ['name', 'remote', 'state', 'created', 'expires', 'last used'],
            ...rows.map((row) => [
              row.name,
              row.remote,
              row.revokedAt !== null ? 'revoked' : row.expiresAt <= now ? 'expired' : 'valid',
              time(row.createdAt),
              time(row.expiresAt),
              row.lastUsedAt === null ? '-' : time(row.lastUsedAt),
            ]),
          ]),
        );
      }),
    );
  token
    .command('revoke')
    .description('end a token at once; what it released stays')
    .argument('<name>')
    .action(
      command(async (name: string) => {
        await withTokens((tokens) => tokens.revoke(name));
        say(`${name} is revoked.`);
      }),
    );
}

function withTokens<T>(work: (tokens: ReleaseTokens) => Promise<T>): Promise<T> {
  return withReleaseDatabase(({ database, unitOfWork }) =>
    work(new ReleaseTokens(database.reader.getRepository(ReleaseTokenEntity), unitOfWork)),
  );
}
