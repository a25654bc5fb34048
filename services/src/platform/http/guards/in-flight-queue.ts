import { performance } from 'node:perf_hooks';

interface Turn {
  begin: () => void;
  /** Undefined while it waits. */
  begunAt: number | undefined;
  /** Whether the event loop has turned since it began. */
  hasYielded: boolean;
}

interface Lane {
  max: number;
  active: number;
  waiting: Set<Turn>;
  /** Running rests; nothing begins before they end. */
  rests: number;
}

/** Enough for many visitors behind one address, with all pictures of a long list. */
const MAX_WAITING = 512;

/** Longest rest. */
const MAX_REST_MS = 100;

/**
 * Runs the work of a key in order, a limited number at a time and one piece per turn of the event loop. A piece that never waited blocked
 * the loop, so its key then rests for as long. Other keys barely notice, however much one key has queued.
 */
export class InFlightQueue {
  private readonly lanes = new Map<string, Lane>();

  constructor(
    private readonly maxWaiting = MAX_WAITING,
    private readonly now = () => performance.now(),
  ) {}

  /**
   * Calls `begin` once fewer than `max` are in flight and the key does not rest. Returns a function that marks it as
   * done or cancelled and may be called more than once; undefined if too many wait already.
   */
  enter(key: string, max: number, begin: () => void): (() => void) | undefined {
    const lane = this.lanes.get(key) ?? { max, active: 0, waiting: new Set(), rests: 0 };
    if (!mayBegin(lane) && lane.waiting.size >= this.maxWaiting) return undefined;
    this.lanes.set(key, lane);
    const turn: Turn = { begin, begunAt: undefined, hasYielded: false };
    lane.waiting.add(turn);
    this.beginNext(key, lane);
    return this.leave(key, lane, turn);
  }

  private leave(key: string, lane: Lane, turn: Turn): () => void {
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      if (turn.begunAt === undefined) {
        lane.waiting.delete(turn);
        return;
      }
      lane.active -= 1;
      this.rest(key, lane, turn.hasYielded ? 0 : this.now() - turn.begunAt);
    };
  }

  /** Begins one piece, and the next in a later turn of the loop, because it is unknown whether the first one waits. */
  private beginNext(key: string, lane: Lane): void {
    const [turn] = lane.waiting;
    if (turn === undefined || !mayBegin(lane)) return;
    lane.waiting.delete(turn);
    lane.active += 1;
    turn.begunAt = this.now();
    setImmediate(() => (turn.hasYielded = true));
    this.rest(key, lane, 0);
    turn.begin();
  }

  /** Ends after the loop has polled its sockets; otherwise timers that are due would run in a row. */
  private rest(key: string, lane: Lane, milliseconds: number): void {
    const end = () => {
      lane.rests -= 1;
      this.beginNext(key, lane);
      if (lane.active === 0 && lane.rests === 0) this.lanes.delete(key);
    };
    lane.rests += 1;
    if (milliseconds < 1) setImmediate(end);
    else setTimeout(() => setImmediate(end), Math.min(milliseconds, MAX_REST_MS));
  }
}

function mayBegin({ active, max, rests }: Lane): boolean {
  return active < max && rests === 0;
}
