import { brotliBytes, evidence, problemMessage } from '../../releases/index.js';
import type { CanaryCounts, CanaryRule, CanaryVitals, RemoteInService } from '../../releases/index.js';
import type { CanaryGroupDto, RunningCanaryDto } from './canary.dto.js';

interface CanaryFacts {
  counts: CanaryCounts;
  vitals: CanaryVitals;
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
    group: keyof CanaryCounts,
    version: string,
    shown: RemoteInService | undefined,
  ): CanaryGroupDto => ({
    version,
    ...counts[group],
    ...vitals[group],
    brotliBytes: shown?.release ? brotliBytes(shown.release.files) : null,
  });
  return {
    share: planned.share,
    since: planned.since,
    problem: problem ? problemMessage(problem) : null,
    canary: groupOf('canary', planned.version, remote.canary),
    control: groupOf('control', remote.active.version, remote),
    rule: { ...rule, evidence: progress(counts, rule) },
  };
}

/** Share of the evidence that a roll-back takes, to two places. */
function progress({ canary, control }: CanaryCounts, { falseRollbacks }: CanaryRule): number {
  const share = (evidence(canary.faults, control.faults) * falseRollbacks) / 2;
  return Math.round(Math.min(share, 1) * 100) / 100;
}
