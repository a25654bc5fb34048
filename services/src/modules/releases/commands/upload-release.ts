import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@portico/domain';
import { parsedJson, propertyOf } from '../../../platform/collections/index.js';
import { packArchive } from '../files/archive-source.js';
import { ReleaseError } from '../files/release-error.js';
import { folderSource, PORTAL_FILES, type RemoteSource } from '../files/remote-source.js';
import { checkShare } from '../publishing/release-rules.js';
import {
  previewStatement,
  purposeOf,
  SIGNATURE_HEADER,
  signStatement,
  type Statement,
  uploadStatement,
} from '../tokens/release-signature.js';
import { readKeyFile, say } from './say.js';
import { reasonOf } from '../../../platform/errors/index.js';

export interface UploadFlags {
  to: string;
  author?: string;
  commit?: string;
  message?: string;
  dryRun?: boolean;
  preview?: boolean;
  /** Percent. */
  canary?: string;
  /** Path of a private key. */
  sign?: string;
}

const TOKEN = 'PORTICO_RELEASE_TOKEN';
const ATTEMPTS = 5;
/** The portal answers after it has rendered every page. Node itself ends a request without an answer after five minutes. */
const UPLOAD_MS = 4 * MINUTE_MS;
const MAX_PAUSE_SECONDS = 30;
const DEFAULT_PAUSE_SECONDS = 5;

const run = promisify(execFile);

/** `portico release --to`: sends a built remote to a portal on another machine. Needs no database and no portal on this one. */
export async function uploadRelease(folder: string, flags: UploadFlags): Promise<void> {
  const canaryShare = shareOf(flags.canary);
  const token = releaseToken();
  const source = folderSource(folder);
  const name = await remoteName(source);
  const address = addressOf(flags.to, name);
  const origin = await originOf(folder, flags);
  for (const [field, value] of Object.entries(origin)) if (value) address.searchParams.set(field, value);
  if (flags.dryRun === true) address.searchParams.set('dry-run', 'true');
  if (canaryShare !== undefined) address.searchParams.set('canary', String(canaryShare));
  if (flags.preview === true) address.searchParams.set('preview', 'true');
  const signature = await signatureOf(flags.sign, token, () => {
    const { dryRun: isDryRun = false, preview: isHeld = false } = flags;
    const purpose = purposeOf({ isDryRun, isHeld, canaryShare });
    return uploadStatement({ remote: name, purpose, ...origin }, source);
  });
  const body = new Uint8Array(await packArchive(source));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip', ...signature };
  const answer = await send(address, { headers, body });
  const before = answer.previous === null ? 'its first release' : `before: ${answer.previous}`;
  say(
    `${name} ${answer.version} ${WORDS[answer.status]} (${before}): ${new URL(answer.preview ?? answer.path, address).href}`,
  );
  if (answer.warning) say(`Warning: ${answer.warning}`);
}

export async function remoteName(source: RemoteSource): Promise<string> {
  for (const path of PORTAL_FILES) {
    const text = await source.read(path);
    if (text === undefined) continue;
    const { name } = JSON.parse(text.toString()) as { name?: unknown };
    if (typeof name === 'string') return name;
  }
  throw new ReleaseError(`${source.label} has no dist/portal.json with a name: build it first`);
}

export async function askForPreview(
  name: string,
  version: string,
  { to, sign }: Pick<UploadFlags, 'to' | 'sign'>,
): Promise<void> {
  const address = addressOf(to, name);
  const token = releaseToken();
  const signature = await signatureOf(sign, token, async () => previewStatement(name, version));
  const answer = await ask(new URL(`${address.href}/preview-link`), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...signature },
    body: JSON.stringify({ version }),
    signal: AbortSignal.timeout(MINUTE_MS),
  });
  if (answer.status !== 200) throw refusalOf(address, answer);
  const { address: path } = JSON.parse(answer.text) as { address: string };
  say(new URL(path, address).href);
}

async function signatureOf(
  file: string | undefined,
  token: string,
  statement: () => Promise<Statement>,
): Promise<Record<string, string>> {
  if (file === undefined) return {};
  const pem = await readKeyFile(file);
  return { [SIGNATURE_HEADER]: signStatement(await statement(), { pem, token }) };
}

/** Throws a `ReleaseError` for an empty text too: an unset variable of a shell must not release to everyone. */
function shareOf(canary: string | undefined): number | undefined {
  if (canary === undefined) return undefined;
  const share = Number(canary);
  checkShare(share);
  return share;
}

function releaseToken(): string {
  const token = process.env[TOKEN];
  if (token === undefined || token === '')
    throw new ReleaseError(
      `${TOKEN} is not set: the owner of the portal makes one with "portico token create"`,
    );
  return token;
}

interface Answer {
  status: keyof typeof WORDS;
  version: string;
  previous: string | null;
  path: string;
  /** An earlier version of the portal answers without it. */
  warning?: string | null;
  /** Link of a preview. An earlier version of the portal answers without it, and has put the version into service. */
  preview?: string | null;
}

const WORDS = {
  released: 'is in service',
  switched: 'is in service again',
  unchanged: 'was in service already',
  kept: 'stays out of service',
  retired: 'stays out of service',
  held: 'is stored for previews',
  canary: 'is in service for a share of the visitors',
  tried: 'passed all checks, and nothing was changed',
} as const;

function addressOf(to: string, name: string): URL {
  const isUrl = URL.canParse(to) && /^https?:$/.test(new URL(to).protocol);
  if (!isUrl) throw new ReleaseError(`--to takes the address of a portal, such as https://portal.example`);
  const { protocol, hostname } = new URL(to);
  // Over HTTP anyone on the network could read the token.
  if (protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    throw new ReleaseError(`--to ${to}: only a portal on this machine is sent to without https`);
  return new URL(`/api/releases/${encodeURIComponent(name)}`, to);
}

async function send(address: URL, request: RequestInit): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.timeout(UPLOAD_MS);
    const answer = await ask(address, { method: 'PUT', ...request, signal });
    if (answer.status === 200) return JSON.parse(answer.text) as Answer;
    if (attempt === ATTEMPTS || (answer.status !== 429 && answer.status !== 503))
      throw refusalOf(address, answer);
    await wait(pauseSeconds(answer.retryAfter) * 1000);
  }
}

async function ask(address: URL, request: RequestInit) {
  try {
    const answer = await fetch(address, { redirect: 'error', ...request });
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, text: await answer.text(), retryAfter };
  } catch (error) {
    throw new ReleaseError(failureOf(error, address.origin));
  }
}

function refusalOf({ origin }: URL, { status, text }: { status: number; text: string }): ReleaseError {
  return new ReleaseError(`${origin} answers ${status}: ${messageOf(text)}`);
}

export function failureOf(error: unknown, origin: string): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return (
      `${origin} has not answered within ${UPLOAD_MS / MINUTE_MS} minutes: the release may be in service all the same. ` +
      'Look at its page, or send it again: what is in service already is not released twice'
    );
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `${origin} cannot be reached: ${reasonOf(cause)}`;
}

/** Seconds that `Retry-After` asks for, within limits. A date, which proxies may send, is ignored. */
export function pauseSeconds(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds, MAX_PAUSE_SECONDS) : DEFAULT_PAUSE_SECONDS;
}

function messageOf(text: string): string {
  const message = propertyOf(parsedJson(text), 'msg');
  return typeof message === 'string' ? message : text.slice(0, 500);
}

async function originOf(folder: string, flags: UploadFlags) {
  const last = await run('git', ['-C', folder, 'log', '-1', '--format=%an%n%H%n%s'])
    .then(({ stdout }) => stdout.split('\n'))
    .catch(() => []);
  const [author, commit, message] = last;
  return {
    author: signedText(flags.author ?? author, 100),
    commit: signedText(flags.commit ?? commit, 64),
    message: signedText(flags.message ?? message, 200),
  };
}

/** A text as the portal reads it, because it is signed. Half of an emoji would arrive as another character. */
export function signedText(text = '', length: number): string {
  const characters = [...text.normalize('NFKC').trim()];
  return characters.slice(0, length).join('').trim();
}
