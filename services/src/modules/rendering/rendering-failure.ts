/** What a failure leads to. */
interface Consequences {
  /** Blamed for it. Where it is the `page`, what fills its slots is suspected too. */
  cause: 'shell' | 'remote' | 'page' | 'nobody';
  /** One such failure opens the breaker of the remote; others open it after three pages. */
  stopsAtOnce?: true;
  /** The process has ended. The page has a breaker of its own, so that another page of the remote is tried first. */
  endsProcess?: true;
  /** What is served in place of the page. */
  serves: 'frame' | 'nothing';
}

/** Why a page was not rendered, and what becomes of it. */
const FAILURES = {
  /** The shell's build or the system. */
  start: { cause: 'shell', serves: 'frame' },
  /** The module of the release. */
  load: { cause: 'remote', stopsAtOnce: true, serves: 'frame' },
  threw: { cause: 'page', serves: 'frame' },
  /** Its HTML is too long. */
  size: { cause: 'page', serves: 'frame' },
  time: { cause: 'page', stopsAtOnce: true, endsProcess: true, serves: 'frame' },
  memory: { cause: 'page', stopsAtOnce: true, endsProcess: true, serves: 'frame' },
  /** The process ended, by itself or by a signal. */
  exit: { cause: 'page', stopsAtOnce: true, endsProcess: true, serves: 'frame' },
  /** Not tried: it would wait too long, on a machine that has no time for a frame either. */
  busy: { cause: 'nobody', serves: 'nothing' },
  /** Not tried: it waited too long, or would fail as it did a moment ago. */
  refused: { cause: 'nobody', serves: 'frame' },
} as const satisfies Record<string, Consequences>;

export type FailureReason = keyof typeof FAILURES;

export class RenderingFailure extends Error {
  readonly leadsTo: Consequences;

  constructor(
    readonly reason: FailureReason,
    message: string,
    /** Where it was thrown, in the process of the page. */
    readonly thrownAt?: string,
  ) {
    super(message);
    this.leadsTo = FAILURES[reason];
  }
}

/** Somebody ended the process, the system's own shortage of memory for one: whether the page is to blame its next try tells. */
export class KilledFromOutside extends RenderingFailure {
  constructor() {
    super('exit', 'Its process was killed');
  }
}

/** What was killed from outside is not to blame unless it happens again. */
export async function retryIfKilled<T>(act: (isAgain: boolean) => Promise<T>): Promise<T> {
  try {
    return await act(false);
  } catch (error) {
    if (!(error instanceof KilledFromOutside)) throw error;
    return act(true);
  }
}

export function asFailure(error: unknown): RenderingFailure {
  return error instanceof RenderingFailure ? error : new RenderingFailure('threw', String(error));
}
