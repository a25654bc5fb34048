import type { RenderingLimits } from '../limits.js';
import type { RenderingFailure } from '../rendering-failure.js';
import type { ToldError } from './process-calls.js';
import { ProcessSupervisor } from './process-supervisor.js';
import type { ProcessCondition } from './process-supervisor.js';
import type { ProcessContent } from './render-process.js';
import { RenderQueue } from './render-queue.js';

const SWEEP_MS = 1_000;

/** How the frame is named among the remotes. */
export const FRAME = 'shell';

export interface ProcessState extends ProcessCondition {
  /** `shell` for the frame. */
  remote: string;
  version: string;
  /** Pages that wait for their turn. */
  waiting: number;
}

/** What no one who waits for a page hears of. */
export interface PoolEvents {
  /** Thrown while no page was rendered. */
  onBackgroundFault: (content: ProcessContent, error: ToldError) => void;
  /** The process did not start, and every page has stopped waiting for it. */
  onUnheardFailure: (content: ProcessContent, failure: RenderingFailure) => void;
}

interface Member {
  content: ProcessContent;
  supervisor: ProcessSupervisor;
  queue: RenderQueue;
}

/** The processes of all remotes. At the switch to another version both are there, each for the pages that ask for it. */
export class RenderPool {
  private readonly members = new Map<string, Member>();
  /** By remote the key of the version that was asked for last. */
  private readonly latest = new Map<string, string>();
  private sweeping: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly limits: RenderingLimits,
    private readonly events: PoolEvents,
  ) {}

  queueFor(asked: ProcessContent): RenderQueue {
    const content = contentOf(asked);
    const key = keyOf(content);
    this.latest.set(nameOf(content), key);
    const known = this.members.get(key);
    if (known !== undefined) return known.queue;
    const supervisor = new ProcessSupervisor(content, this.limits, (error) =>
      this.events.onBackgroundFault(content, error),
    );
    const queue = new RenderQueue(supervisor, this.limits, (failure) =>
      this.events.onUnheardFailure(content, failure),
    );
    if (this.isClosed) {
      queue.close();
      return queue;
    }
    this.members.set(key, { content, supervisor, queue });
    this.sweeping ??= setInterval(() => this.sweep(), SWEEP_MS).unref();
    return queue;
  }

  /** Whether a page that comes now would wait too long; one of the first visitor of a remote would not. */
  isBusy(asked: ProcessContent): boolean {
    return this.members.get(keyOf(contentOf(asked)))?.queue.isBusy === true;
  }

  state(): ProcessState[] {
    return [...this.members.values()].map(({ content, supervisor, queue }) => ({
      remote: nameOf(content),
      version: content.remote?.version ?? '',
      waiting: queue.length,
      ...supervisor.state(),
    }));
  }

  /** For good: what is asked for from now on is refused. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.sweeping);
    for (const { queue } of this.members.values()) queue.close();
    this.members.clear();
  }

  private sweep(): void {
    const { idleMs, replacedIdleMs } = this.limits;
    for (const [key, { content, queue }] of this.members) {
      const isLatest = this.latest.get(nameOf(content)) === key;
      if (queue.idleMs < (isLatest ? idleMs : replacedIdleMs)) continue;
      queue.close();
      this.members.delete(key);
    }
  }
}

/** Of what a caller has in its hands the part that is kept. */
function contentOf({ shell, remote }: ProcessContent): ProcessContent {
  return { shell, remote: remote && { remote: remote.remote, version: remote.version, file: remote.file } };
}

function nameOf({ remote }: ProcessContent): string {
  return remote?.remote ?? FRAME;
}

function keyOf({ shell, remote }: ProcessContent): string {
  return JSON.stringify([shell.file, shell.stamp, remote?.remote, remote?.version, remote?.file]);
}
