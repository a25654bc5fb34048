import type { RenderingLimits } from '../limits.js';
import { type IdleListener, ProcessQueue, type QueueState } from './process-queue.js';
import type { ProcessContent } from './render-process.js';

const SWEEP_MS = 1_000;

export const FRAME = 'shell';

export interface ProcessState extends QueueState {
  remote: string;
  version: string;
}

/** The processes of all remotes. During a switch to another version both versions have one, each for its own pages. */
export class ProcessPool {
  private readonly queues = new Map<string, ProcessQueue>();
  /** For each remote, the queue of the version that was last requested. */
  private readonly latest = new Map<string, ProcessQueue>();
  private sweeping: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly limits: RenderingLimits,
    private readonly onIdleFailure: IdleListener,
  ) {}

  queueFor(content: ProcessContent): ProcessQueue {
    const key = keyOf(content);
    const queue = this.queues.get(key) ?? this.addQueue(key, content);
    if (content.remote?.isBeside !== true) this.latest.set(nameOf(content), queue);
    return queue;
  }

  isBusy(content: ProcessContent): boolean {
    return this.queues.get(keyOf(content))?.isBusy === true;
  }

  state(): ProcessState[] {
    return [...this.queues.values()].map((queue) => ({
      remote: nameOf(queue.content),
      version: queue.content.remote?.version ?? '',
      ...queue.state(),
    }));
  }

  /** The pool stays closed. All later requests are refused. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.sweeping);
    for (const queue of this.queues.values()) void queue.close();
    this.queues.clear();
  }

  private addQueue(key: string, { shell, remote }: ProcessContent): ProcessQueue {
    // Copies only the needed fields, because callers pass larger objects.
    const kept = remote && {
      remote: remote.remote,
      version: remote.version,
      file: remote.file,
      isBeside: remote.isBeside,
    };
    const queue = new ProcessQueue({ shell, remote: kept }, this.limits, this.onIdleFailure);
    if (this.isClosed) {
      void queue.close();
      return queue;
    }
    this.queues.set(key, queue);
    this.sweeping ??= setInterval(() => this.sweep(), SWEEP_MS).unref();
    return queue;
  }

  private sweep(): void {
    const { idleMs, maxIdle, surplusIdleMs, replacedIdleMs } = this.limits;
    const byUse = [...this.queues].sort(([, one], [, other]) => one.idleMs - other.idleMs);
    for (const [place, [key, queue]] of byUse.entries()) {
      const isLatest =
        queue.content.remote?.isBeside === true || this.latest.get(nameOf(queue.content)) === queue;
      const mayIdleMs = isLatest ? (place < maxIdle ? idleMs : surplusIdleMs) : replacedIdleMs;
      if (queue.idleMs < Math.min(mayIdleMs, idleMs)) continue;
      void queue.close();
      this.queues.delete(key);
    }
  }
}

function nameOf({ remote }: ProcessContent): string {
  return remote?.remote ?? FRAME;
}

function keyOf({ shell, remote }: ProcessContent): string {
  return JSON.stringify([shell.file, shell.stamp, remote?.remote, remote?.version, remote?.file]);
}
