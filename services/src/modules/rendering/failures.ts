import { Injectable, Logger } from '@nestjs/common';
import { HOUR_MS } from '@portico/domain';
import { LRUCache } from 'lru-cache';

interface Consequences {
  /** `page` blames the remote of the page, or the fills of its slots. */
  blames: 'shell' | 'remote' | 'page' | 'nobody';
  /** When the breaker of the blamed part opens. The part is then not rendered for a while. */
  opensBreaker: 'never' | 'after three pages' | 'at once';
  /** The page then has its own breaker, so that another page of the remote is tried first. */
  endsProcess: boolean;
  /** A page that is tried `as it was` and fails again is then tried without its fills. */
  triedAgain: 'no' | 'without fills' | 'as it was';
  /** Answer if all tries fail: the frame around an empty place, or only an empty page. */
  serves: 'frame' | 'nothing';
}

const NOT_TRIED = { blames: 'nobody', opensBreaker: 'never', endsProcess: false, triedAgain: 'no' } as const;
const THREW = {
  blames: 'page',
  opensBreaker: 'after three pages',
  endsProcess: false,
  triedAgain: 'without fills',
  serves: 'frame',
} as const;
const ENDED = { ...THREW, opensBreaker: 'at once', endsProcess: true } as const;

const FAILURES = {
  /** The build of the shell did not load, or the system started no process. */
  start: { ...NOT_TRIED, blames: 'shell', serves: 'frame' },
  load: { ...NOT_TRIED, blames: 'remote', opensBreaker: 'at once', serves: 'frame' },
  threw: THREW,
  size: THREW,
  time: ENDED,
  memory: ENDED,
  /** The process ended, by itself or by a signal. */
  exit: ENDED,
  /** The process was killed, perhaps by a system that lacks memory. A second try shows whether the page is to blame. */
  killed: { ...ENDED, triedAgain: 'as it was' },
  /** Between two pages an error was thrown, or the process ended. It is restarted after growing delays. */
  idle: { ...NOT_TRIED, blames: 'remote', serves: 'frame' },
  /** The page would wait too long, and the machine has no time for a frame either. */
  busy: { ...NOT_TRIED, serves: 'nothing' },
  /** The page waited too long, or would fail like a moment ago. */
  refused: { ...NOT_TRIED, serves: 'frame' },
} as const satisfies Record<string, Consequences>;

export type FailureReason = keyof typeof FAILURES;

export class RenderingFailure extends Error {
  readonly leadsTo: Consequences;

  constructor(
    readonly reason: FailureReason,
    message: string,
    readonly thrownAt?: string,
  ) {
    super(message);
    this.leadsTo = FAILURES[reason];
  }
}

export function asFailure(error: unknown): RenderingFailure {
  return error instanceof RenderingFailure ? error : new RenderingFailure('threw', String(error));
}

export function retryIfKilled<T>(act: () => Promise<T>): Promise<T> {
  return act().catch((error: unknown) => {
    if (asFailure(error).leadsTo.triedAgain !== 'as it was') throw error;
    return act();
  });
}

const MAX_LOGGED = 500;
const LOGGED_AGAIN_MS = HOUR_MS;

/** Code of a release, for one of its own pages or for a slot of another page. */
export interface RenderedPart {
  /** `shell` for the frame, with an empty version. */
  remote: string;
  version: string;
  slot: string | undefined;
}

export interface ReportedFault extends RenderedPart {
  /** Path of the page; undefined if the code ran between two pages. */
  page: string | undefined;
  message: string;
  stack: string | undefined;
}

type Listener = (fault: ReportedFault) => void;

/** Reports failed renderings: to listeners each time, to the log once. */
@Injectable()
export class RenderingFaults {
  private readonly logger = new Logger('Rendering');
  private readonly listeners: Listener[] = [];
  private readonly logged = new LRUCache<string, true>({ max: MAX_LOGGED, ttl: LOGGED_AGAIN_MS });
  private readonly stopped = new Set<string>();

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  report(fault: ReportedFault): void {
    for (const listener of this.listeners) listener(fault);
    const { page, message, stack } = fault;
    const key = `${nameOf(fault)}: ${message}`;
    if (this.logged.has(key)) return;
    this.logged.set(key, true);
    this.logger.error({ msg: `${nameOf(fault)} did not render: ${message}`, page, stack });
  }

  stop(part: RenderedPart): void {
    const name = nameOf(part);
    if (this.stopped.has(name)) return;
    this.stopped.add(name);
    this.logger.warn(`${name} is left to the browser until it renders again`);
  }

  resume(part: RenderedPart): void {
    const name = nameOf(part);
    if (!this.stopped.delete(name)) return;
    // Later faults are logged again.
    for (const key of this.logged.keys()) if (key.startsWith(`${name}: `)) this.logged.delete(key);
    this.logger.log({ msg: `${name} renders again` });
  }
}

function nameOf({ remote, version, slot }: RenderedPart): string {
  const release = version === '' ? remote : `${remote} ${version}`;
  return slot === undefined ? release : `${release} in ${slot}`;
}
