import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Registry } from '@portico/contract';
import { asFailure, RenderingFailure } from '../failures.js';
import type { RenderingLimits } from '../limits.js';
import type { ReleasedModule, RenderingRequest, ShellServerFile } from '../rendering-request.js';
import { checkedCalls, checkedPage } from './process-calls.js';
import type {
  CallsCall,
  PageAnswer,
  PageCall,
  ProcessCall,
  ProcessSays,
  ProcessSettings,
} from './process-calls.js';

const PROGRAM = fileURLToPath(new URL('./program/render-process.cjs', import.meta.url));

/** JavaScript cannot block these signals, and nothing else sends them. */
const END_SIGNALS = { memory: 'SIGUSR2', loop: 'SIGALRM' } as const;

/** Fits V8's message about a full heap. The rest is not read, because only V8 has to write here. */
const MAX_STDERR_LENGTH = 16_384;

/** Open handles of a process may outlive it, so `close` may never come. */
const CLOSE_WITHIN_MS = 500;

export interface ProcessContent {
  shell: ShellServerFile;
  /** Undefined for the frame. */
  remote: Pick<ReleasedModule, 'remote' | 'version' | 'file' | 'isBeside'> | undefined;
}

interface PendingCall {
  resolve: (answer: unknown) => void;
  reject: (failure: RenderingFailure) => void;
  limit: NodeJS.Timeout;
}

/** The same registry is part of thousands of pages in all processes, so its JSON is made once. */
const registryJsons = new WeakMap<Registry, string>();

/** One process with the pages of one remote. It starts at once; every failure is a `RenderingFailure`. */
export class RenderProcess {
  memoryBytes = 0;
  pages = 0;
  readonly startedAt = performance.now();
  readonly ended: Promise<void>;
  private readonly child: ChildProcess;
  private pending: PendingCall | undefined;
  private failure: RenderingFailure | undefined;
  private stderr = '';

  constructor(
    private readonly limits: RenderingLimits,
    /** Called if something is thrown between two calls, or if the process ends without a call. */
    private readonly onIdleFailure: (failure: RenderingFailure) => void,
  ) {
    this.child = startChild(limits);
    this.ended = this.listenTo(this.child);
  }

  get isAlive(): boolean {
    return this.failure === undefined;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  async load({ shell, remote }: ProcessContent): Promise<void> {
    const { loadMs } = this.limits;
    await loading('start', this.call({ do: 'start', file: shell.file }, loadMs));
    if (remote === undefined) return;
    await loading('load', this.call({ do: 'load', remote: remote.remote, file: remote.file }, loadMs));
  }

  async render(page: RenderingRequest, fills: PageCall['fills']): Promise<PageAnswer> {
    this.pages += 1;
    const { address, texts, remote } = page;
    const { registry, ...boot } = page.boot;
    const { partMs: timeLimitMs, pageMs } = this.limits;
    const call = { address, texts, remote, fills, timeLimitMs, boot: JSON.stringify(boot) };
    return checkedPage(await this.call({ do: 'render', ...call, registry: jsonOf(registry) }, pageMs));
  }

  async calls(call: CallsCall): Promise<readonly string[]> {
    return checkedCalls(await this.call({ do: 'calls', ...call }, this.limits.pageMs), call.path);
  }

  kill(failure = new RenderingFailure('busy', 'The process was ended')): void {
    this.failure ??= failure;
    this.child.kill('SIGKILL');
    // Keeps this process alive for a caller that waits for the end.
    this.child.ref();
    this.takePending()?.reject(this.failure);
  }

  private call(call: ProcessCall, limitMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.failure !== undefined) {
        reject(this.failure);
        return;
      }
      const runOut = () => {
        if (this.pending?.limit !== limit) return;
        this.kill(new RenderingFailure('time', `It took longer than ${limitMs} ms`));
      };
      // This process may have been busy while the answer arrived. `setImmediate` lets it be read first.
      const limit = setTimeout(() => setImmediate(runOut), limitMs);
      this.pending = { resolve, reject, limit };
      // If the message cannot be sent, the process ends too.
      this.child.send(call, () => undefined);
    });
  }

  private listenTo(child: ChildProcess): Promise<void> {
    child.on('message', (said: ProcessSays) => this.hear(said));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text;
      if (this.stderr.length > MAX_STDERR_LENGTH) child.stderr?.destroy();
    });
    return new Promise((resolve) => {
      const end = (failure: RenderingFailure) => {
        this.end(failure);
        resolve();
      };
      child.on('error', (error) => {
        if (child.pid === undefined) end(new RenderingFailure('start', String(error)));
      });
      // `close` comes after `exit`, when all messages have arrived.
      child.once('exit', (code, signal) => {
        const endOnce = () => {
          clearTimeout(limit);
          end(endOf(code, signal, this.stderr));
        };
        const limit = setTimeout(endOnce, CLOSE_WITHIN_MS);
        child.once('close', endOnce);
      });
    });
  }

  private hear(said: ProcessSays): void {
    if (said.of === 'background') {
      const { message, stack } = said.error;
      if (this.isAlive) this.onIdleFailure(new RenderingFailure('idle', message, stack));
      return;
    }
    this.memoryBytes = said.memoryBytes;
    const call = this.takePending();
    if (said.of === 'answer') call?.resolve(said.answer);
    else call?.reject(new RenderingFailure(said.reason, said.error.message, said.error.stack));
  }

  private end(failure: RenderingFailure): void {
    const isExpected = this.failure !== undefined;
    this.failure ??= failure;
    const call = this.takePending();
    if (call !== undefined) call.reject(this.failure);
    else if (!isExpected && failure.reason !== 'start' && failure.reason !== 'killed') {
      this.onIdleFailure(new RenderingFailure('idle', failure.message, failure.thrownAt));
    }
  }

  private takePending(): PendingCall | undefined {
    const { pending } = this;
    clearTimeout(pending?.limit);
    this.pending = undefined;
    return pending;
  }
}

function startChild(limits: RenderingLimits): ChildProcess {
  const { maxMemoryBytes, maxHtmlLength, maxHeapMb, maxSemiSpaceMb } = limits;
  const settings: ProcessSettings = {
    parentPid: process.pid,
    maxMemoryBytes,
    signals: END_SIGNALS,
    maxHtmlLength,
  };
  const child = fork(PROGRAM, [JSON.stringify(settings)], {
    // Passes none of our own variables, which contain secrets and settings of this process.
    env: { NODE_ENV: 'production', TZ: 'UTC', LANG: 'C.UTF-8' },
    execArgv: [`--max-old-space-size=${maxHeapMb}`, `--max-semi-space-size=${maxSemiSpaceMb}`],
    // Takes half the time of JSON for pages in letters that are not Latin.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return child;
}

function endOf(code: number | null, signal: NodeJS.Signals | null, stderr: string): RenderingFailure {
  if (signal === END_SIGNALS.memory || /heap out of memory/i.test(stderr)) {
    return new RenderingFailure('memory', 'Its process took too much memory');
  }
  if (signal === END_SIGNALS.loop) return new RenderingFailure('exit', 'Its process was stuck in a loop');
  if (signal === 'SIGKILL') return new RenderingFailure('killed', 'Its process was killed');
  return new RenderingFailure(
    'exit',
    `Its process ended with ${signal ?? `code ${code}`}`,
    stderr.trim() || undefined,
  );
}

/** If the process ends in a step before any page, the code that the step loads is at fault. */
async function loading(reason: 'start' | 'load', call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    const failure = asFailure(error);
    if (failure.reason === 'killed' || !failure.leadsTo.endsProcess) throw failure;
    throw new RenderingFailure(reason, failure.message, failure.thrownAt);
  }
}

function jsonOf(registry: Registry): string {
  const json = registryJsons.get(registry) ?? JSON.stringify(registry);
  registryJsons.set(registry, json);
  return json;
}
