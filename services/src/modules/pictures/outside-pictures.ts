import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Agent } from 'undici';
import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { atMost } from '../../platform/cache/index.js';
import { BoundedQueue } from '../../platform/jobs/index.js';
import { checkedLookup, isPublicAddress, type Resolve } from '../../platform/outgoing/index.js';
import type { CatalogPictureKind, PictureKey } from './draw-picture.js';
import { versionsOf } from './picture-versions.js';
import { isPng, MAX_PNG_BYTES } from './picture-folder.js';

const AT_ONCE = 8;
const WAITING = 300;
const MAX_ABSENCES = 20_000;
const ABSENT_MS = 6 * HOUR_MS;
const FAILED_MS = MINUTE_MS;
/** After this many failures in a row the service is not asked for a while. */
const FAILURES_TO_REST = 6;

export type Templates = Readonly<Partial<Record<CatalogPictureKind, string>>>;

/** Used only by tests. */
export interface OutsideOptions {
  isAllowed?: (address: string) => boolean;
  resolve?: Resolve;
  timeoutMs?: number;
  now?: () => number;
}

/** `busy` means that the service was not asked now; the caller may ask again soon. */
export type OutsideAnswer = Buffer | 'absent' | 'busy';

/** The icon service of the settings: fixed templates, a public host, no redirects; size, time and concurrency are limited. */
export class OutsidePictures {
  private agent: Agent | undefined;
  private readonly turns = new BoundedQueue({
    name: 'outside-pictures',
    atOnce: AT_ONCE,
    maxWaiting: WAITING,
  });
  private readonly unavailable: LRUCache<string, 'absent' | 'busy'>;
  private readonly isAllowed: (address: string) => boolean;
  private readonly timeoutMs: number;
  private readonly now: () => number;
  private failures = 0;
  private restsUntil = 0;

  constructor(
    private readonly templates: Templates,
    private readonly options: OutsideOptions = {},
  ) {
    this.isAllowed = options.isAllowed ?? isPublicAddress;
    this.timeoutMs = options.timeoutMs ?? 2000;
    this.now = options.now ?? (() => performance.now());
    this.unavailable = new LRUCache(atMost(MAX_ABSENCES));
  }

  /** Requests one picture, in the order of versions that the id suggests. Never throws. */
  async fetch(key: PictureKey): Promise<OutsideAnswer> {
    const template = this.templates[key.kind];
    if (template === undefined) return 'absent';
    const name = `${key.kind}/${key.id}`;
    const failure = this.unavailable.get(name);
    if (failure !== undefined) return failure;
    if (this.now() < this.restsUntil || this.turns.isFull) return 'busy';
    const answer = await this.turns.run(() => this.ask(template, key));
    if (typeof answer === 'string')
      this.unavailable.set(name, answer, { ttl: answer === 'absent' ? ABSENT_MS : FAILED_MS });
    return answer;
  }

  async close(): Promise<void> {
    await this.agent?.destroy();
  }

  private async ask(template: string, key: PictureKey): Promise<OutsideAnswer> {
    const ofThing = template.replaceAll('{id}', String(key.id));
    const addresses = new Set(
      versionsOf(key).map((version) => ofThing.replaceAll('{version}', String(version))),
    );
    let failure: 'absent' | 'busy' = 'absent';
    for (const address of addresses) {
      if (this.now() < this.restsUntil) return 'busy';
      const answer = await this.request(address);
      if (typeof answer !== 'string') return answer;
      if (answer === 'busy') failure = answer;
    }
    return failure;
  }

  private async request(address: string): Promise<OutsideAnswer> {
    try {
      const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
      // A host that is already an address is never looked up, so it is checked here.
      if (isIP(host) !== 0 && !this.isAllowed(host)) return 'absent';
      const picture = await this.download(address);
      this.failures = 0;
      return picture ?? 'absent';
    } catch {
      // The service is down, slow or unreachable, or the picture is too large. In all cases the page shows a drawing.
      this.failures++;
      if (this.failures >= FAILURES_TO_REST) {
        this.failures = 0;
        this.restsUntil = this.now() + FAILED_MS;
      }
      return 'busy';
    }
  }

  private async download(address: string): Promise<Buffer | undefined> {
    const { Agent, request } = await import('undici');
    this.agent ??= new Agent({
      connect: { lookup: checkedLookup(this.isAllowed, this.options.resolve), timeout: this.timeoutMs },
      connections: AT_ONCE,
      maxResponseSize: MAX_PNG_BYTES,
    });
    const { statusCode, headers, body } = await request(address, {
      dispatcher: this.agent,
      signal: AbortSignal.timeout(this.timeoutMs),
      headers: { accept: 'image/png', 'user-agent': 'Portico' },
    });
    const isPicture = statusCode === 200 && /^image\/png\b/i.test(String(headers['content-type']));
    if (!isPicture) {
      body.on('error', () => undefined).destroy();
      // A fault of the service, or too many requests, does not mean that the picture is missing.
      if (statusCode >= 500 || statusCode === 408 || statusCode === 429)
        throw new Error(`The icon service answers ${statusCode}`);
      return undefined;
    }
    const bytes = Buffer.from(await body.arrayBuffer());
    return isPng(bytes) ? bytes : undefined;
  }
}
