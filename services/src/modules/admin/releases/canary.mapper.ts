import { evidence, problemMessage } from '../../releases/index.js';
import type { CanaryCounts, CanaryRule, RemoteInService, Vitals } from '../../releases/index.js';
import type { CanaryGroupDto, RunningCanaryDto } from './canary.dto.js';
import { brotliBytes } from './releases.mapper.js';

interface CanaryFacts {
  counts: CanaryCounts;
  vitals: readonly (Vitals & { isCanary: boolean })[];
  rule: CanaryRule;
}

export function toRunningCanary(
  remote: RemoteInService,
  { counts, vitals, rule }: CanaryFacts,
): RunningCanaryDto | null {
  const { canary: planned } = remote.active;
  if (planned === undefined) return null;
  const problem = remote.canary?.problem;
  const groupOf = (
    isCanary: boolean,
    { visitors, views, faults }: CanaryCounts['canary'],
    shown: RemoteInService | undefined,
  ): CanaryGroupDto => {
    const reported = vitals.filter((visitor) => visitor.isCanary === isCanary);
    return {
      version: isCanary ? planned.version : remote.active.version,
      visitors,
      views,
      faults,
      brotliBytes: shown?.release ? brotliBytes(shown.release.files) : null,
      lcp: upperQuarter(reported.map(({ lcp }) => lcp)),
      cls: upperQuarter(reported.map(({ cls }) => cls)),
      inp: upperQuarter(reported.map(({ inp }) => inp)),
    };
  };
  return {
    share: planned.share,
    since: planned.since,
    problem: problem ? problemMessage(problem) : null,
    canary: groupOf(true, counts.canary, remote.canary),
    control: groupOf(false, counts.control, remote),
    rule: { ...rule, evidence: progress(counts, rule) },
  };
}

/** Share of the evidence that a roll-back takes, to two places. */
function progress({ canary, control }: CanaryCounts, { falseRollbacks }: CanaryRule): number {
  const share = (evidence(canary.faults, control.faults) * falseRollbacks) / 2;
  return Math.round(Math.min(share, 1) * 100) / 100;
}

/** The 75th percentile, as web vitals are judged by; null where no visitor told one. */
function upperQuarter(values: readonly (number | null)[]): number | null {
  const told = values.filter((value) => value !== null).sort((a, b) => a - b);
  return told[Math.ceil(told.length * 0.75) - 1] ?? null;
}
