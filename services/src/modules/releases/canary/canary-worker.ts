import { Inject, Injectable, Logger } from '@nestjs/common';
import { DAY_MS } from '@portico/domain';
import { PorticoConfig, type ServerSettings } from '../../../platform/config/index.js';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { ReleaseError } from '../files/release-error.js';
import { promoteCanary, stopCanary } from '../publishing/release-rollback.js';
import { ReleaseRegistry } from '../registry/release-registry.js';
import { ShellBuildFile } from '../registry/shell-build.js';
import type { CanaryCounts } from '../storage/canary-tables.js';
import { ReleaseStore } from '../storage/release-store.js';
import { publisherOf } from '../registry/release-trial.js';
import { CanaryVisits } from './canary-visits.js';

export type CanaryRule = ServerSettings['releases']['canary'];

export type CanaryVerdict = 'wait' | 'promote' | 'faults' | 'silence' | 'time';

/**
 * Evidence, as an e-value, that an event is more frequent in the first of two equal groups. If both are equally good, each event is a
 * fair coin. The chance that the evidence *ever* reaches `1 / a` is then at most `a` (Ville's inequality), no matter how many times it is
 * checked. The value is the likelihood ratio of "more frequent, by an unknown amount" (uniform from 1/2 to 1) to "equally frequent".
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
 * Judges a canary. `faults`: more of its visitors have faults. `silence`: fewer of its visitors report at all,
 * because pages that hang or never start report nothing. Both share the maximum chance of false rollbacks. `time`: it
 * has run for `maxDays`, and nothing proves it good or the promotion was refused.
 */
export function judge(
  { canary, control }: CanaryCounts,
  rule: CanaryRule,
  { ageMs, isRefused = false }: { ageMs: number; isRefused?: boolean },
): CanaryVerdict {
  const enough = 2 / rule.falseRollbacks;
  if (canary.faults >= rule.minFaults && evidence(canary.faults, control.faults) >= enough) return 'faults';
  if (evidence(control.visitors, canary.visitors) >= enough) return 'silence';
  const isOver = rule.maxDays > 0 && ageMs >= rule.maxDays * DAY_MS;
  const isSampled = rule.promoteAfter > 0 && Math.min(canary.visitors, control.visitors) >= rule.promoteAfter;
  const isAsGood = canary.faults * control.visitors <= control.faults * canary.visitors;
  if (isSampled && isAsGood && !(isOver && isRefused)) return 'promote';
  return isOver ? 'time' : 'wait';
}

const EVERY_MS = 2_000;

/** A promotion reads all files of the version, so a refused one is not retried in each round. Rollbacks are. */
const RETRY_AFTER_MS = 60_000;

const WHY = {
  faults: 'more of its visitors have errors than in its control group',
  silence: 'fewer of its visitors report than in its control group',
  time: 'it was not promoted within the days of the setting',
};

interface RunningCanary {
  name: string;
  id: string;
  since: number;
}

/** Promotes canaries and rolls them back by the rule of the settings. One portal does; the others follow within two seconds. */
@Injectable()
export class CanaryWorker {
  private readonly logger = new Logger('Canaries');
  private readonly job: LeaderJob;
  private readonly refusals = new Map<string, { message: string; retryAt: number }>();

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
      due: async () =>
        Object.entries((await this.store.active()).remotes).flatMap(([name, { canary }]) =>
          canary ? [{ name, id: canary.id, since: canary.since }] : [],
        ),
      work: ({ due, now }) => this.decideAll(due, now),
    });
  }

  async run(now?: number): Promise<void> {
    await this.job.run(now);
  }

  /** Judges each canary even if another one fails. The job logs a repeated error only once. */
  private async decideAll(due: readonly RunningCanary[], now: number): Promise<void> {
    const ids = new Set(due.map(({ id }) => id));
    for (const id of this.refusals.keys()) if (!ids.has(id)) this.refusals.delete(id);
    const errors: unknown[] = [];
    for (const canary of due) await this.decide(canary, now).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  }

  private async decide({ name, id, since }: RunningCanary, now: number): Promise<void> {
    const rule = this.config.server.releases.canary;
    const refusal = this.refusals.get(id);
    const state = { ageMs: now - since, isRefused: refusal !== undefined };
    const verdict = judge(await this.visits.counts(id), rule, state);
    if (verdict === 'wait' || (verdict === 'promote' && now < (refusal?.retryAt ?? 0))) return;
    try {
      await this.carryOut(verdict, { name, id });
      await this.registry.lookAgain();
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      // Another process was faster, or the version no longer fits. The canary continues, and this is tried again later.
      const { message } = error;
      if (message !== refusal?.message) this.logger.warn(message);
      this.refusals.set(id, { message, retryAt: now + RETRY_AFTER_MS });
    }
  }

  private async carryOut(
    verdict: Exclude<CanaryVerdict, 'wait'>,
    { name, id }: Pick<RunningCanary, 'name' | 'id'>,
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
    this.logger.warn(`${name} ${version} is rolled back: ${WHY[verdict]}`);
  }
}
