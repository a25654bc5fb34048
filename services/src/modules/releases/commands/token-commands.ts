import { basename, extname } from 'node:path';
import type { Command } from 'commander';
import { ReleaseError } from '../files/release-error.js';
import { ReleaseKeyEntity, ReleaseTokenEntity } from '../storage/release.entities.js';
import { newKey, ReleaseKeys } from '../tokens/release-keys.js';
import { ReleaseTokens } from '../tokens/release-tokens.js';
import { columns, command, time, withReleaseDatabase } from './release-command.js';
import { readKeyFile, say } from './say.js';

const DEFAULT_DAYS = 90;

interface CreateFlags {
  days: string;
  name?: string;
  key?: string;
  keyName?: string;
}

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
    .option('--key <file>', 'public Ed25519 key in PEM: it accepts only what the private one has signed')
    .option('--key-name <name>', 'what the board shows of the key; by default the name of the file')
    .action(
      command(async (remote: string, { days, name, key: file, keyName }: CreateFlags) => {
        const key = file === undefined ? undefined : await readKey(file, keyName);
        const { token: text, row } = await withTokens(async (tokens, keys) => {
          const created = await tokens.create({ remote, days: Number(days), name });
          if (key !== undefined) await keys.add(created.row.name, key);
          return created;
        });
        const signed = key === undefined ? '' : `, signed with ${key.name}`;
        process.stderr.write(
          `${row.name} releases ${remote}${signed} until ${time(row.expiresAt)}. It is shown this once:\n`,
        );
        say(text);
      }),
    );
  token
    .command('list')
    .description('list the tokens, and when they were used last')
    .action(
      command(async () => {
        const [rows, keys] = await withTokens((tokens, signing) =>
          Promise.all([tokens.list(), signing.list()]),
        );
        if (rows.length === 0) return say('There are no tokens.');
        const now = Date.now();
        say(
          columns([
            ['name', 'remote', 'state', 'created', 'expires', 'last used', 'signed with'],
            ...rows.map((row) => [
              row.name,
              row.remote,
              row.revokedAt !== null ? 'revoked' : row.expiresAt <= now ? 'expired' : 'valid',
              time(row.createdAt),
              time(row.expiresAt),
              row.lastUsedAt === null ? '-' : time(row.lastUsedAt),
              keysOf(row, keys),
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
  registerKeyCommands(token);
}

function registerKeyCommands(token: Command): void {
  const key = token.command('key').description('keys that uploads of a token have to be signed with');
  key
    .command('add')
    .description('register a public Ed25519 key: from then on only signed uploads are accepted')
    .argument('<token>')
    .argument('<file>', 'the public key in PEM')
    .option('--name <name>', 'what the board shows of it; by default the name of the file')
    .action(
      command(async (name: string, file: string, flags: { name?: string }) => {
        const added = await readKey(file, flags.name);
        await withTokens(async (tokens, keys) => {
          if (!(await tokens.holds(name))) throw new ReleaseError(`There is no valid token ${name}`);
          await keys.add(name, added);
        });
        say(`${name} accepts only signed releases: ${added.name} ${added.fingerprint}`);
      }),
    );
  key
    .command('remove')
    .description('end a key at once; a token without its last key accepts nothing until another is added')
    .argument('<token>')
    .argument('<key>', 'its name')
    .action(
      command(async (name: string, keyName: string) => {
        await withTokens((_tokens, keys) => keys.remove(name, keyName));
        say(`${keyName} is no key of ${name} anymore.`);
      }),
    );
}

async function readKey(file: string, name = basename(file, extname(file))) {
  return newKey(name, await readKeyFile(file));
}

function keysOf({ name }: ReleaseTokenEntity, all: readonly ReleaseKeyEntity[]): string {
  const keys = all.filter(({ tokenName }) => tokenName === name);
  if (keys.length === 0) return '-';
  const valid = keys.filter(({ removedAt }) => removedAt === null);
  const names = valid.map((key) => `${key.name} ${key.fingerprint.slice(0, 16)}`);
  return names.join(', ') || 'no key is left: it accepts nothing';
}

function withTokens<T>(work: (tokens: ReleaseTokens, keys: ReleaseKeys) => Promise<T>): Promise<T> {
  return withReleaseDatabase(({ database: { reader }, unitOfWork }) =>
    work(
      new ReleaseTokens(reader.getRepository(ReleaseTokenEntity), unitOfWork),
      new ReleaseKeys(reader.getRepository(ReleaseKeyEntity), unitOfWork),
    ),
  );
}
