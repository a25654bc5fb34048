import { fillKey } from '@portico/contract';
import type { RenderingFault } from '@portico/contract';
import type { CircuitBreakers, Entry } from './circuit-breakers.js';
import type { PageAnswer, PageCall } from './processes/process-calls.js';
import type { RenderedPart, RenderingFaults } from './rendering-faults.js';
import type { RenderingFailure } from './rendering-failure.js';
import type { ReleasedFill, ReleasedModule, RenderingRequest, ShellServerFile } from './rendering-request.js';

export interface AttemptBreakers {
  /** Of remotes, and of what they fill slots with. */
  modules: CircuitBreakers;
  /** Of pages that ended their process. */
  pages: CircuitBreakers;
}

interface Participant {
  part: RenderedPart;
  key: string;
  entry: Entry;
}

interface Fill extends Participant {
  fill: ReleasedFill & { key: string };
}

/** Who takes part in the rendering of one page, and what its end means for each of them. */
export class PageAttempt {
  private readonly page: string;
  private readonly pageKey: string;
  private readonly pageEntry: Entry;
  private readonly remote: Participant;
  private fills: readonly Fill[] = [];

  constructor(
    private readonly request: Pick<RenderingRequest, 'shell' | 'address' | 'fills'>,
    remote: ReleasedModule,
    private readonly breakers: AttemptBreakers,
    private readonly faults: RenderingFaults,
  ) {
    this.page = pathOf(request);
    this.remote = this.enter({ remote: remote.remote, version: remote.version, slot: undefined });
    this.pageKey = `${this.remote.key} ${this.page}`;
    this.pageEntry = this.remote.entry === 'refused' ? 'refused' : breakers.pages.enter(this.pageKey);
    if (this.pageEntry === 'refused') this.leave(this.remote);
  }

  get isRefused(): boolean {
    const { modules, pages } = this.breakers;
    const { key, entry } = this.remote;
    return modules.isRefused(key, entry) || pages.isRefused(this.pageKey, this.pageEntry);
  }

  get hasFills(): boolean {
    return this.fills.length > 0;
  }

  /**
   * Those that are asked: of a slot all or none, since they would move when the rest comes, and one slot on trial at most, so that
   * it is known whose failure it was.
   */
  chooseFills(): PageCall['fills'] {
    this.leaveFills();
    let hasTrial = false;
    const chosen: Fill[] = [];
    for (const slot of new Set(this.request.fills.map((fill) => fill.slot))) {
      const fills = this.enterSlot(slot);
      const isTrial = fills.some(({ entry }) => entry === 'trial');
      if (fills.some(({ entry }) => entry === 'refused') || (isTrial && hasTrial)) {
        for (const fill of fills) this.leave(fill);
        continue;
      }
      hasTrial ||= isTrial;
      chosen.push(...fills);
    }
    this.fills = chosen;
    return chosen.map(({ fill }) => fill);
  }

  leaveFills(): void {
    for (const fill of this.fills) this.leave(fill);
    this.fills = [];
  }

  /** The page was rendered, without what has a fault. */
  succeed({ fills, faults }: Pick<PageAnswer, 'fills' | 'faults'>): void {
    this.settle(
      this.remote,
      faults.filter(({ fill }) => fill === undefined),
    );
    this.breakers.pages.succeed(this.pageKey, this.pageEntry);
    for (const fill of this.fills) {
      const own = faults.filter((fault) => fault.fill === fill.fill.key);
      if (own.length > 0 || fills.includes(fill.fill.key)) this.settle(fill, own);
      else this.leave(fill);
    }
    this.fills = [];
  }

  /** The remote did not name its calls. What costs no process costs the data of the page alone: rendering it decides the rest. */
  failCalls(failure: RenderingFailure): void {
    if (failure.leadsTo.stopsAtOnce || failure.leadsTo.cause !== 'page') {
      this.failAll(failure);
      return;
    }
    const { message, thrownAt: stack } = failure;
    this.faults.report({ ...this.remote.part, page: this.page, message, stack });
    this.leaveAll();
  }

  /** Neither a success nor a failure of anyone. */
  leaveAll(): void {
    this.leaveFills();
    this.leave(this.remote);
    this.breakers.pages.leave(this.pageKey, this.pageEntry);
  }

  /** Takes the fills out of the page, to be blamed or acquitted. */
  takeFills(): readonly Fill[] {
    const { fills } = this;
    this.fills = [];
    return fills;
  }

  /** The page was rendered without them, and had failed with them. */
  blameFills(failure: RenderingFailure, fills: readonly Fill[]): void {
    const onTrial = fills.filter(({ entry }) => entry === 'trial');
    for (const fill of fills) {
      if (onTrial.length === 0 || fill.entry === 'trial') this.fail(fill, failure);
    }
  }

  /** The page failed without them too. */
  acquit(fills: readonly Fill[]): void {
    for (const fill of fills) this.leave(fill);
  }

  /** The page was not rendered. */
  failAll(failure: RenderingFailure): void {
    const { cause, endsProcess } = failure.leadsTo;
    if (cause === 'shell' || cause === 'nobody') {
      this.leaveAll();
      return;
    }
    this.leaveFills();
    if (endsProcess) this.breakers.pages.fail(this.pageKey, this.pageEntry, this.page, true);
    else this.breakers.pages.leave(this.pageKey, this.pageEntry);
    this.fail(this.remote, failure);
  }

  private enter(part: RenderedPart): Participant {
    const key = breakerKey(part, this.request.shell);
    return { part, key, entry: this.breakers.modules.enter(key) };
  }

  private enterSlot(slot: string): Fill[] {
    return this.request.fills
      .filter((fill) => fill.slot === slot)
      .map((fill) => ({
        ...this.enter({ remote: fill.remote, version: fill.version, slot }),
        fill: { ...fill, key: fillKey(fill.remote, slot) },
      }));
  }

  private leave({ key, entry }: Participant): void {
    this.breakers.modules.leave(key, entry);
  }

  private settle(participant: Participant, faults: readonly RenderingFault[]): void {
    const { part, key, entry } = participant;
    for (const { message, stack } of faults) this.faults.report({ ...part, page: this.page, message, stack });
    if (faults.length > 0) this.count(participant, false);
    else if (this.breakers.modules.succeed(key, entry)) this.faults.resume(part);
  }

  private fail(participant: Participant, failure: RenderingFailure): void {
    const { message, thrownAt: stack } = failure;
    this.faults.report({ ...participant.part, page: this.page, message, stack });
    this.count(participant, failure.leadsTo.stopsAtOnce === true);
  }

  private count({ part, key, entry }: Participant, isFatal: boolean): void {
    if (this.breakers.modules.fail(key, entry, this.page, isFatal)) this.faults.stop(part);
  }
}

/** Another build of the shell is another chance. */
export function breakerKey({ remote, version, slot }: RenderedPart, { stamp }: ShellServerFile): string {
  return [remote, version, stamp, slot ?? ''].join(' ');
}

export function pathOf({ address }: Pick<RenderingRequest, 'address'>): string {
  const [path = ''] = address.split('?', 1);
  return path;
}
