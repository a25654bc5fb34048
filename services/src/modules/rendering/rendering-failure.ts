/**
 * Why a page was not rendered: `start` the shell's build or the system; `load` the module of the release; while the page was rendered
 * `threw`, `time`, `memory`, `exit` (the process ended, by itself or by a signal), `size` of its html. It was not tried: `busy` where
 * it would wait too long, `refused` where it waited too long or would fail as it did a moment ago.
 */
export type FailureReason =
  | 'start'
  | 'load'
  | 'threw'
  | 'time'
  | 'memory'
  | 'exit'
  | 'size'
  | 'busy'
  | 'refused';

export class RenderingFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
    /** Where it was thrown, in the process of the page. */
    readonly thrownAt?: string,
  ) {
    super(message);
  }

  /** It cost the process. */
  get isDeadly(): boolean {
    return this.reason === 'time' || this.reason === 'memory' || this.reason === 'exit';
  }

  /** The modules in the page may be the cause. */
  get isOfPage(): boolean {
    return this.isDeadly || this.reason === 'threw' || this.reason === 'size';
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
