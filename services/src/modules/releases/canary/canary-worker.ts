import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ActiveJson } from '@portico/contract';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { ReleaseError } from '../files/release-error.js';
import { promoteCanary, stopCanary } from '../publishing/release-rollback.js';
import { ReleaseRegistry } from '../registry/release-registry.js';
import { ShellBuildFile } from '../registry/shell-build.js';
import type { CanaryCounts } from '../storage/canary-tables.js';
import { ReleaseStore } from '../storage/release-store.js';
import { publisherOf } from '../registry/release-trial.js';
import { CanaryVisits } from './canary-visits.js';

export interface CanaryRule {
  /** Visitors in each group from which a canary with no more faults is promoted; 0: only by hand. */
  promoteAfter: number;
  /** Visitors with faults below which nothing is rolled back. */
  minFaults: number;
  /** Bound of the chance that a version as good as the one in service is ever rolled back. */
  falseRollbacks: number;
}

export type CanaryVerdict = 'wait' | 'promote' | 'faults' | 'silence';

/**
 * Evidence that an event comes more often in the first of two equal groups, as an e-value: where both are equally good, each event
 * is a fair coin, and the chance that the evidence *ever* reaches `1 / a` is at most `a` (Ville's inequality), however often one looks.
 * It is the likelihood ratio of "more often, no one knows by how much" (uniform from 1/2 to 1) to "equally often".
 */
export function evidence(first: number, second: number): number {
  const total = first + second;
  // Sum of the binomials (total + 1 over k), k up to `first`, each divided by (total over first).
  let term = (total + 1) / (total + 1 - first);
  let sum = 0;
  for (let k = first; k >= 0 && term > sum * Number.EPSILON; k -= 1) {
    sum += term;
    term *= k / (total + 2 - k);
  }
  return sum / (total + 1);
}

/**
 * Judges a canary. `faults`: more of its visitors have faults. `silence`: fewer of its visitors report at all, because pages that hang or
 * never start report nothing. Both share the bound of false rollbacks.
 */
export function judge({ canary, control }: CanaryCounts, rule: CanaryRule): CanaryVerdict {
  const enough = 2 / rule.falseRollbacks;
  if (canary.faults >= rule.minFaults && evidence(canary.faults, control.faults) >= enough) return 'faults';
  if (evidence(control.visitors, canary.visitors) >= enough) return 'silence';
  const isSampled = rule.promoteAfter > 0 && Math.min(canary.visitors, control.visitors) >= rule.promoteAfter;
  const isAsGood = canary.faults * control.visitors <= control.faults * canary.visitors;
  return isSampled && isAsGood ? 'promote' : 'wait';
}

const EVERY_MS = 2_000;

/** A promotion reads all files of the version, so one that is refused is not tried in each round. A roll-back is. */
const RETRY_AFTER_MS = 60_000;

interface Refusal {
  message: string;
  retryAt: number;
}

interface RunningCanary {
  name: string;
  id: string;
}

/** Promotes canaries and rolls them back by the rule of the settings: one portal at a time, all others see it within two seconds. */
@Injectable()
export class CanaryWorker {
  private readonly logger = new Logger('Canaries');
  private readonly job: LeaderJob;
  /** Verdicts that could not be carried out, by the id of the canary. */
  private readonly refusals = new Map<string, Refusal>();

  constructor(
    jobs: LeaderJobs,
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    private readonly registry: ReleaseRegistry,
    private readonly visits: CanaryVisits,
    private readonly config: PorticoConfig,
  ) {
    this.job = jobs.leaderJob<RunningCanary, void>({
      name: 'Canaries',
      lease: 'canaries',
      every: EVERY_MS,
      due: async () => runningIn(await this.store.active()),
      work: ({ due, now }) => this.decideAll(due, now),
    });
  }

  /** One round at once. */
  async run(now?: number): Promise<void> {
    await this.job.run(now);
  }

  /** An error of one canary does not keep the others from being judged. The job logs it, once while it repeats. */
  private async decideAll(due: readonly RunningCanary[], now: number): Promise<void> {
    const ids = new Set(due.map(({ id }) => id));
    for (const id of this.refusals.keys()) if (!ids.has(id)) this.refusals.delete(id);
    const errors: unknown[] = [];
    for (const canary of due) await this.decide(canary, now).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  }

  private async decide({ name, id }: RunningCanary, now: number): Promise<void> {
    const verdict = judge(await this.visits.counts(id), this.config.server.releases.canary);
    const refusal = this.refusals.get(id);
    if (verdict === 'wait' || (verdict === 'promote' && now < (refusal?.retryAt ?? 0))) return;
    try {
      await this.carryOut(verdict, { name, id });
      await this.registry.lookAgain();
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      // Someone was faster, or it no longer fits: then it stays a canary, and is tried again later.
      const { message } = error;
      if (message !== refusal?.message) this.logger.warn(message);
      this.refusals.set(id, { message, retryAt: now + RETRY_AFTER_MS });
    }
  }

  private async carryOut(
    verdict: Exclude<CanaryVerdict, 'wait'>,
    { name, id }: RunningCanary,
  ): Promise<void> {
    const options = await publisherOf(this.store, this.shell, this.config);
    const act = { by: null, reason: verdict === 'promote' ? null : verdict, isByRule: true };
    if (verdict === 'promote') {
      const { version } = await promoteCanary(options, name, { act, id });
      this.logger.log(
        `${name} ${version} is live for everyone: it has no more errors than the version before`,
      );
      return;
    }
    const { version } = await stopCanary(options, name, { act: { ...act, outcome: 'rolled_back' }, id });
    const why = verdict === 'faults' ? 'more of its visitors have errors' : 'fewer of its visitors report';
    this.logger.warn(`${name} ${version} is rolled back: ${why} than in its control group`);
  }
}

function runningIn({ remotes }: ActiveJson): RunningCanary[] {
  return Object.entries(remotes).flatMap(([name, { canary }]) => (canary ? [{ name, id: canary.id }] : []));
}
