import { performance } from 'node:perf_hooks';

interface Turn {
  begin: () => void;
  /** What the clock of the loop said; undefined while it waits. */
  begunAt: number | undefined;
}

interface Lane {
  active: number;
  waiting: Set<Turn>;
}

/** What many visitors behind one address ask for at once, with all pictures of a long list. */
const MAX_WAITING = 512;

/** No rest is longer. */
const MAX_REST_MS = 100;

/** Milliseconds that the event loop has been busy, whoever with. */
const busyTime = () => performance.eventLoopUtilization().active;

/**
 * Work under one key that is begun in the order it came, so much of it at a time. A place rests as long as the loop was busy
 * while it was taken: work that never waits for anything would else leave no turn of the loop to other keys.
 */
export class InFlightQueue {
  private readonly lanes = new Map<string, Lane>();

  constructor(
    private readonly maxWaiting = MAX_WAITING,
    private readonly clock = busyTime,
  ) {}

  /**
   * Calls `begin` as soon as fewer than `max` are in flight. Answers how to say that it is done or no longer wanted, which may be
   * said more than once; undefined where too many wait already.
   */
  enter(key: string, max: number, begin: () => void): (() => void) | undefined {
    const lane = this.lanes.get(key) ?? { active: 0, waiting: new Set() };
    if (lane.active >= max && lane.waiting.size >= this.maxWaiting) return undefined;
    this.lanes.set(key, lane);
    const turn: Turn = { begin, begunAt: undefined };
    lane.waiting.add(turn);
    if (lane.active < max) this.beginNext(lane);
    return this.leave(key, lane, turn);
  }

  private leave(key: string, lane: Lane, turn: Turn): () => void {
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      if (turn.begunAt === undefined) lane.waiting.delete(turn);
      else this.rest(this.clock() - turn.begunAt, () => this.handOver(key, lane));
    };
  }

  /** Never ends at once: what the sockets of other keys brought meanwhile goes ahead. */
  private rest(time: number, end: () => void): void {
    if (time < 1) setImmediate(end);
    else setTimeout(end, Math.min(time, MAX_REST_MS));
  }

  /** The place of one that is done goes to the next, which may have given up in the meantime. */
  private handOver(key: string, lane: Lane): void {
    if (lane.waiting.size === 0) return this.retire(key, lane);
    lane.active -= 1;
    this.beginNext(lane);
  }

  private beginNext(lane: Lane): void {
    const [turn] = lane.waiting;
    if (turn === undefined) return;
    lane.waiting.delete(turn);
    turn.begunAt = this.clock();
    lane.active += 1;
    turn.begin();
  }

  private retire(key: string, lane: Lane): void {
    lane.active -= 1;
    if (lane.active === 0) this.lanes.delete(key);
  }
}
