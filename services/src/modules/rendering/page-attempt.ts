import { fillKey, type RenderingFault } from '@portico/contract';
import type { CircuitBreakers, Entry } from '../../platform/breakers/index.js';
import { asFailure, type RenderedPart, RenderingFailure, type RenderingFaults } from './failures.js';
import { RENDERING_LIMITS, type RenderingLimits } from './limits.js';
import type { PageAnswer, PageCall } from './processes/process-calls.js';
import { ProcessQueue } from './processes/process-queue.js';
import type { RenderProcess } from './processes/render-process.js';
import type { ReleasedModule, RenderingRequest, ShellServerFile } from './rendering-request.js';

export type Trial =
  | { address: string; page: PageAnswer; failure: undefined }
  | { address: string; page: undefined; failure: RenderingFailure };

export type TrialRequest = RenderingRequest & { callsOf?: string | undefined };

const STAY_MS = 1_000;

/** Trials may take over ten times as long, because no visitor waits and the machine may be building. Longer runs hang. */
const TRIAL_LIMITS: RenderingLimits = { ...RENDERING_LIMITS, pageMs: 30_000, partMs: 10_000, loadMs: 60_000 };

/** Renders pages of a release in a process of their own, one by one. Never throws. Stops if the process ends, or on abort. */
export async function renderOnce(
  requests: readonly TrialRequest[],
  limits: RenderingLimits = TRIAL_LIMITS,
  signal?: AbortSignal,
): Promise<readonly Trial[]> {
  const [first] = requests;
  if (first === undefined) return [];
  // There is no queue, so a page may wait until shell and release are loaded.
  const queue = new ProcessQueue(first, { ...limits, startWaitMs: 2 * limits.loadMs }, () => undefined);
  // A render process does not keep this program alive. In a command nothing else would.
  const alive = setInterval(() => undefined, STAY_MS);
  const end = () => void queue.close();
  signal?.addEventListener('abort', end);
  try {
    const trials: Trial[] = [];
    for (const request of requests) {
      if (signal?.aborted === true) break;
      const trial = await tryPage(queue, request);
      trials.push(trial);
      // The other pages would not load either, and each would make the caller wait as long again.
      const { blames, opensBreaker } = trial.failure?.leadsTo ?? {};
      if (blames === 'shell' || opensBreaker === 'at once') break;
    }
    return trials;
  } finally {
    signal?.removeEventListener('abort', end);
    await queue.close();
    clearInterval(alive);
  }
}

async function tryPage(queue: ProcessQueue, request: TrialRequest): Promise<Trial> {
  const { address, remote, callsOf: path, boot } = request;
  const { language } = boot;
  const fills = request.fills.map((fill) => ({ ...fill, key: fillKey(fill.remote, fill.slot) }));
  const render = async (process: RenderProcess) => {
    if (remote !== undefined && path !== undefined) {
      await process.calls({ remote: remote.remote, file: remote.file, path, search: '', language });
    }
    return process.render(request, fills);
  };
  try {
    return { address, page: await queue.ask((run) => run(render)), failure: undefined };
  } catch (error) {
    return { address, page: undefined, failure: asFailure(error) };
  }
}

export interface AttemptBreakers {
  modules: CircuitBreakers;
  pages: CircuitBreakers;
}

interface Participant {
  breakers: CircuitBreakers;
  key: string;
  entry: Entry;
}

interface Module extends Participant {
  part: RenderedPart;
}

interface Fill extends Module {
  fill: PageCall['fills'][number];
}

export class PageAttempt {
  private readonly path: string;
  private readonly remote: Module;
  private readonly page: Participant;
  private fills: readonly Fill[] = [];

  constructor(
    private readonly request: Pick<RenderingRequest, 'shell' | 'address' | 'fills'>,
    { remote, version }: ReleasedModule,
    private readonly breakers: AttemptBreakers,
    private readonly faults: RenderingFaults,
  ) {
    this.path = pathOf(request);
    this.remote = this.enter({ remote, version, slot: undefined });
    const key = `${this.remote.key} ${this.path}`;
    this.page = { breakers: breakers.pages, key, entry: breakers.pages.enter(key) };
    if (this.isRefused) this.leave();
  }

  get isRefused(): boolean {
    return [this.remote, this.page].some(({ breakers, key, entry }) => breakers.isRefused(key, entry));
  }

  /** Throws if the page is refused by now: another page may have opened a breaker while this one waited. */
  check(): void {
    if (this.isRefused) throw new RenderingFailure('refused', 'A page before it ended the process');
  }

  /** All fills of a slot or none, so that none moves later, and at most one slot on trial, so that a failure has one cause. */
  chooseFills(): PageCall['fills'] {
    leaveEach(this.takeFills());
    const chosen: Fill[] = [];
    for (const slot of new Set(this.request.fills.map((fill) => fill.slot))) {
      const fills = this.enterSlot(slot);
      const mayTry = !chosen.some(isOnTrial) || !fills.some(isOnTrial);
      if (mayTry && fills.every(({ entry }) => entry !== 'refused')) chosen.push(...fills);
      else leaveEach(fills);
    }
    this.fills = chosen;
    return chosen.map(({ fill }) => fill);
  }

  takeFills(): readonly Fill[] {
    const { fills } = this;
    this.fills = [];
    return fills;
  }

  succeed({ fills: loaded, faults }: Pick<PageAnswer, 'fills' | 'faults'>): void {
    const faultsOf = (key?: string) => faults.filter(({ fill }) => fill === key);
    this.settle(this.remote, faultsOf());
    this.page.breakers.succeed(this.page.key, this.page.entry);
    for (const fill of this.takeFills()) {
      const { key } = fill.fill;
      if (loaded.includes(key) || faultsOf(key).length > 0) this.settle(fill, faultsOf(key));
      else leaveEach([fill]);
    }
  }

  fail(failure: RenderingFailure): void {
    const { blames, endsProcess } = failure.leadsTo;
    if (blames === 'shell' || blames === 'nobody') {
      this.leave();
      return;
    }
    leaveEach(this.takeFills());
    if (endsProcess) this.page.breakers.fail(this.page.key, this.page.entry, { isFatal: true });
    else leaveEach([this.page]);
    this.blame(this.remote, failure);
  }

  /** The remote did not name its calls. This costs only the data of one page, unless the process ended or the module did not load. */
  failCalls(failure: RenderingFailure): void {
    if (failure.leadsTo.opensBreaker !== 'after three pages') {
      this.fail(failure);
      return;
    }
    this.report(this.remote, failure.message, failure.thrownAt);
    this.leave();
  }

  /** Blames fills after a page that failed with them was rendered without them. If some are on trial, only these are blamed. */
  blameFills(failure: RenderingFailure, fills: readonly Fill[]): void {
    const suspects = fills.some(isOnTrial) ? fills.filter(isOnTrial) : fills;
    for (const fill of suspects) this.blame(fill, failure);
  }

  leave(): void {
    leaveEach([...this.takeFills(), this.remote, this.page]);
  }

  private enter(part: RenderedPart): Module {
    const { modules } = this.breakers;
    const key = breakerKey(part, this.request.shell);
    return { breakers: modules, part, key, entry: modules.enter(key) };
  }

  private enterSlot(slot: string): Fill[] {
    const fills = this.request.fills.filter((fill) => fill.slot === slot);
    return fills.map((fill) => {
      const { remote, version } = fill;
      return { ...this.enter({ remote, version, slot }), fill: { ...fill, key: fillKey(remote, slot) } };
    });
  }

  private settle(module: Module, faults: readonly RenderingFault[]): void {
    for (const { message, stack } of faults) this.report(module, message, stack);
    if (faults.length > 0) this.count(module, false);
    else if (this.breakers.modules.succeed(module.key, module.entry)) this.faults.resume(module.part);
  }

  private blame(module: Module, { leadsTo, message, thrownAt }: RenderingFailure): void {
    this.report(module, message, thrownAt);
    this.count(module, leadsTo.opensBreaker === 'at once');
  }

  private report({ part }: Module, message: string, stack: string | undefined): void {
    this.faults.report({ ...part, page: this.path, message, stack });
  }

  private count({ part, key, entry }: Module, isFatal: boolean): void {
    if (this.breakers.modules.fail(key, entry, { cause: this.path, isFatal })) this.faults.stop(part);
  }
}

const isOnTrial = ({ entry }: Participant) => entry === 'trial';

export function leaveEach(participants: readonly Participant[]): void {
  for (const { breakers, key, entry } of participants) breakers.leave(key, entry);
}

/** A new build of the shell gets another try. */
export function breakerKey({ remote, version, slot }: RenderedPart, { stamp }: ShellServerFile): string {
  return [remote, version, stamp, slot ?? ''].join(' ');
}

export function pathOf({ address }: Pick<RenderingRequest, 'address'>): string {
  return address.split('?', 1).join('');
}
