import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { RenderingLimits } from '../limits.js';
import type {
  CallsAnswer,
  CallsCall,
  PageAnswer,
  PageCall,
  ProcessCall,
  ProcessSays,
  ProcessSettings,
  ToldError,
} from './process-calls.js';
import { END_SIGNALS, endOf } from './process-end.js';
import { SentRegistries } from './sent-registries.js';
import { KilledFromOutside, RenderingFailure } from '../rendering-failure.js';
import type { ReleasedModule, RenderingRequest, ShellServerFile } from '../rendering-request.js';

const PROGRAM = fileURLToPath(new URL('./program/render-process.cjs', import.meta.url));

/** What V8 writes when it runs out of memory is within it. More than that is not read: no one else has to say anything. */
const MAX_STDERR_LENGTH = 16_384;

/** What a process holds open may outlive it. */
const CLOSE_WITHIN_MS = 500;

/** What is loaded in a process. */
export interface ProcessContent {
  shell: ShellServerFile;
  /** undefined for the frame. */
  remote: Pick<ReleasedModule, 'remote' | 'version' | 'file'> | undefined;
}

type Answer = PageAnswer | CallsAnswer | undefined;

/** Calls that one page may begin with. */
const MAX_CALLS = 16;

const MAX_ADDRESS_LENGTH = 2_000;

/** The process runs code of a remote: what it says is looked at here. */
function isCall(address: unknown): address is string {
  return (
    typeof address === 'string' &&
    address.length <= MAX_ADDRESS_LENGTH &&
    address.startsWith('/api/') &&
    URL.canParse(address, 'http://portal')
  );
}

interface PendingCall {
  resolve: (answer: Answer) => void;
  reject: (failure: RenderingFailure) => void;
  limit: NodeJS.Timeout;
}

/** One process with the pages of one remote. It is started at once; whatever fails is a `RenderingFailure`. */
export class RenderProcess {
  memoryBytes = 0;
  pages = 0;
  /** It ended by itself, and no page had anything to do with it. */
  hasEndedIdle = false;
  /** Why it ended, resolved once it has. */
  readonly ended: Promise<RenderingFailure>;
  private readonly child: ChildProcess | undefined;
  private pending: PendingCall | undefined;
  private failure: RenderingFailure | undefined;
  private stderr = '';
  private readonly registries = new SentRegistries();
  private readonly startedAt = performance.now();
  private settleEnded: (failure: RenderingFailure) => void = () => undefined;

  constructor(
    private readonly limits: RenderingLimits,
    private readonly onBackgroundFault: (error: ToldError) => void = () => undefined,
  ) {
    this.ended = new Promise((resolve) => (this.settleEnded = resolve));
    try {
      this.child = start(limits);
      this.listenTo(this.child);
    } catch (error) {
      this.end(new RenderingFailure('start', String(error)));
    }
  }

  get isAlive(): boolean {
    return this.failure === undefined;
  }

  get livedMs(): number {
    return performance.now() - this.startedAt;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async load({ shell, remote }: ProcessContent): Promise<void> {
    await as('start', this.call({ do: 'start', file: shell.file }, this.limits.loadMs));
    if (remote === undefined) return;
    await as('load', this.call({ do: 'load', remote: remote.remote, file: remote.file }, this.limits.loadMs));
  }

  /** One page, with the fills given in place of those of the request. */
  async render(page: RenderingRequest, fills: PageCall['fills']): Promise<PageAnswer> {
    this.pages += 1;
    const { address, texts, remote } = page;
    const { registry, ...boot } = page.boot;
    const answer = await this.call(
      {
        do: 'render',
        boot: JSON.stringify(boot),
        registry: this.registries.send(registry),
        address,
        texts,
        remote,
        fills,
        timeLimitMs: this.limits.partMs,
      },
      this.limits.pageMs,
    );
    if (answer !== undefined && 'html' in answer) return answer;
    throw new RenderingFailure('threw', 'The process answered something else');
  }

  async calls(call: CallsCall): Promise<CallsAnswer> {
    const answer = await this.call(call, this.limits.pageMs);
    const calls: unknown = answer;
    if (Array.isArray(calls) && calls.length <= MAX_CALLS && calls.every(isCall)) return [...new Set(calls)];
    throw new RenderingFailure('threw', `The calls of ${call.path} are not addresses of the API`);
  }

  /** Ends it now, and what it is doing. */
  kill(failure = new RenderingFailure('busy', 'The process was ended')): void {
    this.failure ??= failure;
    this.child?.kill('SIGKILL');
    // Who waits for its end does not end before.
    this.child?.ref();
    this.taken()?.reject(this.failure);
  }

  private call(call: ProcessCall, limitMs: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.failure !== undefined) {
        reject(this.failure);
        return;
      }
      const limit = setTimeout(() => {
        // An answer may have come while this process was busy itself: it is read before what follows.
        setImmediate(() => this.runOut(limit, limitMs));
      }, limitMs);
      this.pending = { resolve, reject, limit };
      // What cannot be sent ends with the process.
      this.child?.send(call, () => undefined);
    });
  }

  private runOut(limit: NodeJS.Timeout, limitMs: number): void {
    if (this.pending?.limit !== limit) return;
    this.kill(new RenderingFailure('time', `It took longer than ${limitMs} ms`));
  }

  private listenTo(child: ChildProcess): void {
    child.on('message', (said: ProcessSays) => this.hear(said));
    child.on('error', (error) => {
      if (child.pid === undefined) this.end(new RenderingFailure('start', String(error)));
    });
    // `close` is later than `exit`: what was said until then has been heard.
    child.once('exit', (code, signal) => {
      const end = () => {
        clearTimeout(limit);
        this.end(endOf(code, signal, this.stderr));
      };
      const limit = setTimeout(end, CLOSE_WITHIN_MS);
      child.once('close', end);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text;
      if (this.stderr.length > MAX_STDERR_LENGTH) child.stderr?.destroy();
    });
  }

  private hear(said: ProcessSays): void {
    if (said.of === 'background') {
      this.onBackgroundFault(said.error);
      return;
    }
    this.memoryBytes = said.memoryBytes;
    const call = this.taken();
    if (said.of === 'answer') call?.resolve(said.answer);
    else call?.reject(new RenderingFailure(said.reason, said.error.message, said.error.stack));
  }

  private end(failure: RenderingFailure): void {
    const isFirst = this.failure === undefined;
    this.failure ??= failure;
    const call = this.taken();
    this.hasEndedIdle ||= isFirst && call === undefined;
    call?.reject(this.failure);
    this.settleEnded(this.failure);
  }

  private taken(): PendingCall | undefined {
    const call = this.pending;
    clearTimeout(call?.limit);
    this.pending = undefined;
    return call;
  }
}

function start(limits: RenderingLimits): ChildProcess {
  const settings: ProcessSettings = {
    parentPid: process.pid,
    maxMemoryBytes: limits.maxMemoryBytes,
    signals: END_SIGNALS,
    maxHtmlLength: limits.maxHtmlLength,
  };
  const child = fork(PROGRAM, [JSON.stringify(settings)], {
    // None of ours: it has secrets, and says how this process itself is run.
    env: { NODE_ENV: 'production', TZ: 'UTC', LANG: 'C.UTF-8' },
    // A page fills some megabytes: in a smaller young generation half of a busy process's time is collection.
    execArgv: [`--max-old-space-size=${limits.maxHeapMb}`, '--max-semi-space-size=16'],
    // Half the time of JSON where a page is not in Latin letters.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return child;
}

/** A process that fails in a step before any page fails because of what the step loads. */
async function as(reason: 'start' | 'load', call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (error instanceof KilledFromOutside) throw error;
    if (!(error instanceof RenderingFailure) || !error.leadsTo.endsProcess) throw error;
    throw new RenderingFailure(reason, error.message, error.thrownAt);
  }
}
