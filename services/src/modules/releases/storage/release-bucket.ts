import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import pLimit from 'p-limit';
import type { BucketSettings } from '../../../platform/config/index.js';
import { AppError, reasonOf } from '../../../platform/errors/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { type BucketPage, pageOf } from './bucket-page.js';

/** The bucket cannot be reached or refuses the keys. Visitors get the code, operators the reason. */
export class BucketError extends AppError {
  constructor(readonly reason: string) {
    super('releases.bucket_unavailable');
  }
}

const MAX_REQUESTS = 16;
const PAUSE_MS = 100;

/** A bucket of another continent stores a file of 8 MiB within this time. */
const USUAL = { attempts: 3, timeoutMs: 10_000 };
/** Enough for a request without content. Callers hold a lock meanwhile. */
const BRIEF = { attempts: 1, timeoutMs: 2000 };
/** After a failure, calls fail at once for this long, so that pages do not queue behind a bucket that is away. */
const REST_MS = 2000;
/** More than any file of a release. A bucket that sends more is cut off. */
const MAX_BYTES = 16 * 1_048_576;

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

const ERROR_CODE = /<Code>([^<]*)<\/Code>/;
const SHA256 = /^[0-9a-f]{64}$/;

/** Contents of files by their SHA-256 in an S3-compatible bucket. Each answer is compared with its hash. */
export class ReleaseBucket {
  private readonly limit = pLimit(MAX_REQUESTS);
  private client: Promise<AwsClient> | undefined;
  private failure: { at: number; reason: string } | undefined;

  constructor(private readonly settings: BucketSettings) {}

  get name(): string {
    return this.settings.name;
  }

  get problem(): string | undefined {
    return this.failure?.reason;
  }

  /** Contents that the bucket has. One that differs from its hash is left out. */
  async read(hashes: readonly string[]): Promise<Map<string, Buffer>> {
    const found = await Promise.all(
      hashes.map(async (sha256) => {
        const content = await this.send('GET', sha256);
        return content !== undefined && hashOf(content) === sha256 ? ([sha256, content] as const) : undefined;
      }),
    );
    return new Map(found.filter((entry) => entry !== undefined));
  }

  /** Stores contents. The bucket compares each one with its hash too. */
  async write(contents: ReadonlyMap<string, Buffer>): Promise<void> {
    await Promise.all([...contents].map(([sha256, content]) => this.send('PUT', sha256, content)));
  }

  async writeMissing(contents: ReadonlyMap<string, Buffer>): Promise<number> {
    const missing = new Map(contents);
    const look = async (sha256: string) => {
      if ((await this.send('HEAD', sha256)) !== undefined) missing.delete(sha256);
    };
    await Promise.all([...contents.keys()].map(look));
    await this.write(missing);
    return missing.size;
  }

  /** Removes a few contents. With `isBrief` there is one short attempt, which waits for no other call. */
  async remove(hashes: readonly string[], { isBrief = false } = {}): Promise<void> {
    const removed = await Promise.allSettled(
      hashes.map((sha256) => (isBrief ? this.attempt('DELETE', sha256, BRIEF) : this.send('DELETE', sha256))),
    );
    // All requests must end first: one that is late would remove what somebody has stored again.
    const failed = removed.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  /** Why the bucket cannot be used, tried with a small content; undefined if it stores, gives back, removes and lists. */
  async fault(): Promise<string | undefined> {
    // Another content each time, because another portal may be at it too.
    const content = randomBytes(16);
    const sha256 = hashOf(content);
    try {
      await this.write(new Map([[sha256, content]]));
      const isThere = (await this.read([sha256])).has(sha256);
      await this.remove([sha256]);
      // A key may lack this right alone.
      await this.page();
      return isThere ? undefined : `${this.settings.name}: it does not give back what was stored`;
    } catch (error) {
      if (error instanceof BucketError) return error.reason;
      throw error;
    }
  }

  async list(): Promise<string[]> {
    const hashes = new Set<string>();
    let token: string | undefined;
    do {
      const page = await this.page(token);
      const known = hashes.size;
      for (const key of page.keys) hashes.add(key);
      token = page.next;
      // Otherwise a bucket that repeats its pages would be asked forever.
      if (token !== undefined && hashes.size === known)
        throw new BucketError(`${this.settings.name}: its list does not end`);
    } while (token !== undefined);
    return [...hashes].filter((hash) => SHA256.test(hash));
  }

  private async page(token?: string): Promise<BucketPage> {
    const { name, address } = this.settings;
    const [, folder = ''] = /^s3:\/\/[^/]+\/(.+)$/.exec(name) ?? [];
    const prefix = folder === '' ? '' : `${folder}/`;
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (token !== undefined) query.set('continuation-token', token);
    // The endpoint may have a path of its own, so the folder is cut off at the end.
    const root = address.slice(0, address.length - prefix.length).replace(/\/$/, '');
    const page = pageOf((await this.send('GET', `${root}?${query.toString()}`))?.toString(), prefix);
    if (page === undefined) throw new BucketError(`${name}: it gives no list of its contents`);
    return page;
  }

  private send(method: Method, key: string, body?: Buffer): Promise<Buffer | undefined> {
    return this.limit(() => this.attempt(method, key, USUAL, body));
  }

  private async attempt(method: Method, key: string, { attempts, timeoutMs }: typeof USUAL, body?: Buffer) {
    const { failure } = this;
    if (failure !== undefined && performance.now() - failure.at < REST_MS)
      throw new BucketError(failure.reason);
    for (let count = 1; ; count += 1) {
      const outcome = await this.tryOnce(method, key, timeoutMs, body);
      if (!('reason' in outcome)) {
        this.failure = undefined;
        return outcome.content;
      }
      if (count < attempts && outcome.isPassing) await wait(PAUSE_MS * count);
      else {
        const reason = `${this.settings.name}: ${outcome.reason}`;
        this.failure = { at: performance.now(), reason };
        throw new BucketError(reason);
      }
    }
  }

  private async tryOnce(
    method: Method,
    key: string,
    timeoutMs: number,
    body: Buffer | undefined,
  ): Promise<{ content: Buffer | undefined } | { reason: string; isPassing: boolean }> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(await this.signed(method, key, body), { signal });
      const content = await readBounded(answer);
      if (content === undefined)
        return { reason: `its answer has more than ${MAX_BYTES} bytes`, isPassing: false };
      if (answer.ok) return { content };
      const code = ERROR_CODE.exec(content.toString())?.[1] ?? '';
      if (answer.status === 404 && code !== 'NoSuchBucket') return { content: undefined };
      const isPassing = answer.status >= 500 || answer.status === 429;
      return { reason: `it answers ${answer.status} ${code}`.trimEnd(), isPassing };
    } catch (error) {
      const reason = reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
      return { reason, isPassing: !signal.aborted };
    }
  }

  private async signed(method: Method, key: string, body: Buffer | undefined): Promise<Request> {
    const client = await (this.client ??= createClient(this.settings));
    const sha256 = hashOf(body ?? Buffer.alloc(0));
    return client.sign(new URL(key, this.settings.address).href, {
      method,
      headers: { 'x-amz-content-sha256': sha256 },
      redirect: 'error',
      ...(body && { body: new Uint8Array(body) }),
    });
  }
}

/** Loaded only here, because most portals have no bucket. */
async function createClient(settings: BucketSettings): Promise<AwsClient> {
  const { AwsClient: Client } = await import('aws4fetch');
  const { region, accessKeyId, secretAccessKey, sessionToken } = settings;
  return new Client({ service: 's3', region, accessKeyId, secretAccessKey, sessionToken });
}

/** Undefined if there is more than any file of a release has. */
async function readBounded(answer: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
