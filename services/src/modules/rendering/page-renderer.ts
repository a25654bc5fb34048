import type { OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CircuitBreakers } from './circuit-breakers.js';
import { RENDERING_LIMITS } from './limits.js';
import type { RenderingLimits } from './limits.js';
import { breakerKey, PageAttempt, pathOf } from './page-attempt.js';
import type { AttemptBreakers } from './page-attempt.js';
import type { PageAnswer } from './processes/process-calls.js';
import type { ProcessContent, RenderProcess } from './processes/render-process.js';
import { FRAME, RenderPool } from './processes/render-pool.js';
import type { ProcessState } from './processes/render-pool.js';
import { asFailure, RenderingFailure, retryIfKilled } from './rendering-failure.js';
import { RenderingFaults } from './rendering-faults.js';
import type { RenderedPart } from './rendering-faults.js';
import type { CallsRequest, Rendering, RenderingRequest } from './rendering-request.js';

/** Bounds of the calls that are kept by address, so that long addresses made up by one visitor take no memory. */
const NAMED_CALLS_LIMITS = { max: 2_000, maxSize: 1_000_000 };

/** Renders pages in processes of their own, one for each remote and one for the frame. */
export class PageRenderer implements OnApplicationShutdown {
  private readonly pool: RenderPool;
  private readonly breakers: AttemptBreakers;
  /** They depend on the address alone, and are the same in seven languages. */
  private readonly namedCalls = new LRUCache<string, readonly string[]>({
    ...NAMED_CALLS_LIMITS,
    sizeCalculation: (calls, key) => key.length + calls.join(' ').length,
  });

  constructor(
    private readonly faults: RenderingFaults,
    limits: RenderingLimits = RENDERING_LIMITS,
  ) {
    this.pool = new RenderPool(limits, {
      onBackgroundFault: ({ remote }, error) =>
        faults.report({ ...partOf(remote), page: undefined, ...error }),
      onUnheardFailure: (content, failure) => this.failUnheard(content, failure),
    });
    this.breakers = {
      modules: new CircuitBreakers(limits),
      pages: new CircuitBreakers({ ...limits, retryMs: limits.pageRetryMs }),
    };
  }

  /** Never throws. undefined where nothing could be rendered: the browser starts from an empty place. */
  async render(request: RenderingRequest): Promise<Rendering | undefined> {
    const { remote } = request;
    if (remote === undefined) return this.renderFrame(request, true);
    const attempt = new PageAttempt(request, remote, this.breakers, this.faults);
    if (attempt.isRefused) return this.renderFrame(request, false);
    try {
      const answer = await this.renderWhole(request, attempt);
      return renderingOf(request, answer, !answer.faults.some(({ fill }) => fill === undefined));
    } catch (error) {
      const failure = asFailure(error);
      attempt.failAll(failure);
      const { cause, serves } = failure.leadsTo;
      if (cause === 'shell') this.reportFrame(request, failure.message, failure.thrownAt);
      return serves === 'nothing' ? undefined : this.renderFrame(request, false);
    }
  }

  /**
   * Addresses of the calls that a page begins with, as its remote names them; undefined where it cannot be asked, and what is
   * wrong is reported. Never throws.
   */
  async calls({
    shell,
    address,
    remote,
    path,
    search,
  }: CallsRequest): Promise<readonly string[] | undefined> {
    const key = [remote.file, remote.version, path, search].join(' ');
    const known = this.namedCalls.get(key);
    if (known !== undefined) return known;
    const attempt = new PageAttempt({ shell, address, fills: [] }, remote, this.breakers, this.faults);
    if (attempt.isRefused) return undefined;
    const call = { do: 'calls', remote: remote.remote, file: remote.file, path, search } as const;
    const turn = () => (attempt.isRefused ? undefined : (process: RenderProcess) => process.calls(call));
    try {
      const queue = this.pool.queueFor({ shell, remote });
      const calls = await retryIfKilled((isAgain) => queue.ask(turn, isAgain));
      attempt.leaveAll();
      this.namedCalls.set(key, calls);
      return calls;
    } catch (error) {
      attempt.failCalls(asFailure(error));
      return undefined;
    }
  }

  /** Whether a page of a remote that comes now would wait too long. */
  isBusy(content: ProcessContent): boolean {
    return this.pool.isBusy(content);
  }

  /** Starts the process of a remote, or of the frame, ahead of its first page. */
  warm(content: ProcessContent): void {
    this.pool.queueFor(content).warm();
  }

  /** What runs, for who looks after the portal. */
  state(): ProcessState[] {
    return this.pool.state();
  }

  /** Ends all processes, and what they render. */
  close(): void {
    this.pool.close();
  }

  /** Later than the end of the server: requests that were there are answered with their pages. */
  onApplicationShutdown(): void {
    this.close();
  }

  /** The page with what fills its slots, or else without. */
  private async renderWhole(request: RenderingRequest, attempt: PageAttempt): Promise<PageAnswer> {
    const ask = (isAgain: boolean, choose: () => ReturnType<PageAttempt['chooseFills']>) =>
      this.pool.queueFor(request).ask(() => {
        if (attempt.isRefused) return undefined;
        const fills = choose();
        return (process) => process.render(request, fills);
      }, isAgain);
    try {
      const answer = await retryIfKilled((isAgain) => ask(isAgain, () => attempt.chooseFills()));
      attempt.succeed(answer);
      return answer;
    } catch (error) {
      const isOfPage = error instanceof RenderingFailure && error.leadsTo.cause === 'page';
      if (!isOfPage || !attempt.hasFills) throw error;
      const suspects = attempt.takeFills();
      try {
        const answer = await ask(true, () => []);
        attempt.succeed(answer);
        attempt.blameFills(error, suspects);
        return answer;
      } catch (again) {
        attempt.acquit(suspects);
        throw again;
      }
    }
  }

  private async renderFrame(request: RenderingRequest, isWhole: boolean): Promise<Rendering | undefined> {
    const { shell } = request;
    const frame = { ...request, remote: undefined };
    try {
      const answer = await this.pool
        .queueFor({ shell, remote: undefined })
        .ask(() => (process) => process.render(frame, []));
      for (const { message, stack } of answer.faults) this.reportFrame(request, message, stack);
      return renderingOf(request, answer, isWhole && answer.faults.length === 0);
    } catch (error) {
      const { leadsTo, message, thrownAt } = asFailure(error);
      if (leadsTo.cause !== 'nobody') this.reportFrame(request, message, thrownAt);
      return undefined;
    }
  }

  private failUnheard({ shell, remote }: ProcessContent, failure: RenderingFailure): void {
    const { leadsTo, message, thrownAt: stack } = failure;
    if (leadsTo.cause !== 'shell' && leadsTo.cause !== 'remote') return;
    const part = partOf(leadsTo.cause === 'remote' ? remote : undefined);
    this.faults.report({ ...part, page: undefined, message, stack });
    if (leadsTo.cause === 'shell') return;
    const { modules } = this.breakers;
    const key = breakerKey(part, shell);
    if (modules.fail(key, modules.enter(key), '', true)) this.faults.stop(part);
  }

  private reportFrame(request: RenderingRequest, message: string, stack: string | undefined): void {
    this.faults.report({ ...partOf(undefined), page: pathOf(request), message, stack });
  }
}

function partOf(remote: ProcessContent['remote']): RenderedPart {
  return { remote: remote?.remote ?? FRAME, version: remote?.version ?? '', slot: undefined };
}

function renderingOf(
  { boot }: RenderingRequest,
  { html, links, faults, fills }: PageAnswer,
  isWhole: boolean,
): Rendering {
  return { html, links, boot: { ...boot, fills }, isWhole, faults };
}
