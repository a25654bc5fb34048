import type { OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Histogram } from 'prom-client';
import { metrics } from '../../platform/metrics/index.js';
import { CircuitBreakers } from '../../platform/breakers/index.js';
import { inSpan } from '../../platform/tracing/index.js';
import { asFailure, type RenderedPart, type RenderingFailure, RenderingFaults } from './failures.js';
import { RENDERING_LIMITS, type RenderingLimits } from './limits.js';
import { type AttemptBreakers, breakerKey, leaveEach, PageAttempt, pathOf } from './page-attempt.js';
import type { PageAnswer } from './processes/process-calls.js';
import { FRAME, ProcessPool, type ProcessState } from './processes/process-pool.js';
import type { ProcessContent } from './processes/render-process.js';
import type { CallsRequest, NamedCalls, Rendering, RenderingRequest } from './rendering-request.js';

/** Limits of the cached calls by address. Long addresses that a visitor makes up must not fill the memory. */
const NAMED_CALLS_LIMITS = { max: 2_000, maxSize: 1_000_000 };

/** `outcome` is `rendered`, `frame` for a page without a remote, or the reason of the failure. */
const renders = new Histogram({
  name: 'portico_render_seconds',
  help: 'Pages that were to be rendered, with the time they waited for their process.',
  labelNames: ['outcome'],
  buckets: [0.01, 0.05, 0.2, 0.5, 1, 2.5],
  registers: [metrics],
});

type Thrown = Pick<RenderingFailure, 'message' | 'thrownAt'>;

const SHELL: RenderedPart = { remote: FRAME, version: '', slot: undefined };

/** Renders pages in separate processes, one for each remote and one for the frame. */
export class PageRenderer implements OnApplicationShutdown {
  private readonly pool: ProcessPool;
  private readonly breakers: AttemptBreakers;
  /** Cached by address and language, because the calls depend on nothing else. */
  private readonly namedCalls = new LRUCache<string, readonly string[]>({
    ...NAMED_CALLS_LIMITS,
    sizeCalculation: (calls, key) => key.length + calls.join(' ').length,
  });

  constructor(
    private readonly faults: RenderingFaults,
    limits: RenderingLimits = RENDERING_LIMITS,
  ) {
    this.pool = new ProcessPool(limits, (content, failure) => this.failIdle(content, failure));
    this.breakers = {
      modules: new CircuitBreakers(limits),
      pages: new CircuitBreakers({ ...limits, retryMs: limits.pageRetryMs }),
    };
  }

  /** Never throws. Undefined if nothing could be rendered; the browser then starts from an empty page. */
  async render(request: RenderingRequest): Promise<Rendering | undefined> {
    const end = renders.startTimer();
    const { remote } = request;
    if (remote === undefined)
      return this.renderFrame(request, true).finally(() => void end({ outcome: 'frame' }));
    const attempt = new PageAttempt(request, remote, this.breakers, this.faults);
    if (attempt.isRefused) {
      end({ outcome: 'refused' });
      // `isFaulty` is not set, because only the page that opened the breaker was a new failure.
      return this.renderFrame(request, false);
    }
    try {
      const answer = await inSpan('render', { 'portico.remote': remote.namespace }, () =>
        this.renderPage(request, attempt),
      );
      end({ outcome: 'rendered' });
      const isFaulty = answer.faults.some(({ fill }) => fill === undefined);
      return { ...renderingOf(request, answer, !isFaulty), isFaulty };
    } catch (error) {
      const failure = asFailure(error);
      end({ outcome: failure.reason });
      attempt.fail(failure);
      const { blames, serves } = failure.leadsTo;
      if (blames === 'shell') this.reportFrame(failure, request);
      if (serves === 'nothing') return undefined;
      const frame = await this.renderFrame(request, false);
      return blames === 'remote' || blames === 'page' ? frame && { ...frame, isFaulty: true } : frame;
    }
  }

  /** Asks the remote for the first calls of its page. Never throws. */
  async calls(request: CallsRequest): Promise<NamedCalls> {
    const { shell, address, remote, path, search, language } = request;
    const key = [remote.file, remote.version, language, path, search].join(' ');
    const known = this.namedCalls.get(key);
    if (known !== undefined) return { calls: known };
    const attempt = new PageAttempt({ shell, address, fills: [] }, remote, this.breakers, this.faults);
    if (attempt.isRefused) return { calls: undefined };
    const call = { remote: remote.remote, file: remote.file, path, search, language };
    try {
      const calls = await this.pool.queueFor(request).ask(async (run) => {
        attempt.check();
        return run((process) => process.calls(call));
      });
      attempt.leave();
      this.namedCalls.set(key, calls);
      return { calls };
    } catch (error) {
      const failure = asFailure(error);
      attempt.failCalls(failure);
      return { calls: undefined, isFaulty: failure.leadsTo.opensBreaker === 'at once' };
    }
  }

  isBusy(content: ProcessContent): boolean {
    return this.pool.isBusy(content);
  }

  warm(content: ProcessContent): void {
    this.pool.queueFor(content).warm();
  }

  state(): ProcessState[] {
    return this.pool.state();
  }

  close(): void {
    this.pool.close();
  }

  /** Runs after the end of the server, so that earlier requests still get their pages. */
  onApplicationShutdown(): void {
    this.close();
  }

  private renderPage(request: RenderingRequest, attempt: PageAttempt): Promise<PageAnswer> {
    return this.pool.queueFor(request).ask(async (run) => {
      attempt.check();
      const fills = attempt.chooseFills();
      try {
        const answer = await run((process) => process.render(request, fills));
        attempt.succeed(answer);
        return answer;
      } catch (error) {
        const failure = asFailure(error);
        if (failure.leadsTo.triedAgain === 'no' || fills.length === 0) throw failure;
        const suspects = attempt.takeFills();
        try {
          const answer = await run((process) => process.render(request, []));
          attempt.succeed(answer);
          attempt.blameFills(failure, suspects);
          return answer;
        } finally {
          leaveEach(suspects);
        }
      }
    });
  }

  private async renderFrame(request: RenderingRequest, isWhole: boolean): Promise<Rendering | undefined> {
    const frame = { ...request, remote: undefined };
    try {
      const answer = await this.pool
        .queueFor(frame)
        .ask((run) => run((process) => process.render(frame, [])));
      for (const { message, stack } of answer.faults) this.reportFrame({ message, thrownAt: stack }, request);
      return renderingOf(request, answer, isWhole && answer.faults.length === 0);
    } catch (error) {
      const failure = asFailure(error);
      if (failure.leadsTo.blames !== 'nobody') this.reportFrame(failure, request);
      return undefined;
    }
  }

  private failIdle({ shell, remote }: ProcessContent, failure: RenderingFailure): void {
    const { blames, opensBreaker } = failure.leadsTo;
    if (blames !== 'shell' && blames !== 'remote') return;
    const isOfRemote = blames === 'remote' && remote !== undefined;
    const part = isOfRemote ? { ...SHELL, remote: remote.remote, version: remote.version } : SHELL;
    this.faults.report({ ...part, page: undefined, message: failure.message, stack: failure.thrownAt });
    const { modules } = this.breakers;
    const key = breakerKey(part, shell);
    if (opensBreaker === 'at once' && modules.fail(key, modules.enter(key), { isFatal: true }))
      this.faults.stop(part);
  }

  private reportFrame({ message, thrownAt: stack }: Thrown, request: RenderingRequest): void {
    this.faults.report({ ...SHELL, page: pathOf(request), message, stack });
  }
}

function renderingOf(
  { boot }: RenderingRequest,
  { html, links, title, faults, fills }: PageAnswer,
  isWhole: boolean,
): Rendering {
  return { html, links, title, boot: { ...boot, fills }, isWhole, faults };
}
