import { Inject, Injectable } from '@nestjs/common';
import { AccountNames } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import {
  type CanaryCounts,
  CanaryHistory,
  type CanaryRule,
  type CanaryStep,
  type CanaryStepOutcome,
  CanaryVisits,
  evidence,
  brotliBytes,
  problemMessage,
  promoteCanary,
  publisherOf,
  ReleaseRegistry,
  ReleaseStore,
  type RemoteInService,
  ShellBuildFile,
  startCanary,
  stopCanary,
} from '../../releases/index.js';
import type { CanaryRequestDto, CanaryStepDto, PastCanaryDto, RunningCanaryDto } from './canary.dto.js';
import { toRefusal } from './releases.mapper.js';

const SHOWN = 20;

type Options = Awaited<ReturnType<typeof publisherOf>>;
type Step = (options: Options, step: CanaryStep) => Promise<CanaryStepOutcome>;

/** Starts and ends canaries from the board. The switch, its history and its audit row are one unit of work. */
@Injectable()
export class ReleaseCanaryService {
  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    private readonly canaries: CanaryHistory,
    private readonly visits: CanaryVisits,
    private readonly registry: ReleaseRegistry,
    private readonly config: PorticoConfig,
    private readonly audit: AuditService,
    private readonly names: AccountNames,
  ) {}

  start(name: string, request: CanaryRequestDto, actor: Actor): Promise<CanaryStepDto> {
    const { version, share, reason } = request;
    return this.take('start', { name, reason, share }, actor, (options, step) =>
      startCanary(options, name, { version, share, ...step }),
    );
  }

  promote(name: string, reason: string, actor: Actor): Promise<CanaryStepDto> {
    return this.take('promote', { name, reason }, actor, (options, step) =>
      promoteCanary(options, name, step),
    );
  }

  stop(name: string, reason: string, actor: Actor): Promise<CanaryStepDto> {
    return this.take('stop', { name, reason }, actor, (options, step) => stopCanary(options, name, step));
  }

  /** Running canary of a remote, with its visitors' reports; null if none is running. */
  async running(remote: RemoteInService): Promise<RunningCanaryDto | null> {
    const { canary: planned, version } = remote.active;
    if (planned === undefined) return null;
    const { id, share, since } = planned;
    const [counts, vitals] = await Promise.all([this.visits.counts(id), this.visits.vitals(id)]);
    const rule = this.config.server.releases.canary;
    const problem = remote.canary?.problem;
    const groupOf = (group: keyof CanaryCounts, of: string, shown: RemoteInService | undefined) => ({
      version: of,
      ...counts[group],
      ...vitals[group],
      brotliBytes: shown?.release ? brotliBytes(shown.release.files) : null,
    });
    return {
      share,
      since,
      problem: problem ? problemMessage(problem) : null,
      canary: groupOf('canary', planned.version, remote.canary),
      control: groupOf('control', version, remote),
      rule: { ...rule, evidence: progress(counts, rule) },
    };
  }

  history(remote: string): Promise<PastCanaryDto[]> {
    return this.canaries.newestOf(remote, SHOWN);
  }

  private async take(
    what: 'start' | 'promote' | 'stop',
    { name, reason, share }: { name: string; reason: string; share?: number },
    actor: Actor,
    step: Step,
  ): Promise<CanaryStepDto> {
    if (reason === '') throw new AppError('admin.reason_required');
    const { accountId } = actor.principal;
    const by = (await this.names.of([accountId])).get(accountId) ?? null;
    const record = async ({ version, comparedWith }: CanaryStepOutcome) =>
      this.audit.record({
        action: 'release-canary',
        accountId: null,
        ...actorOf(actor),
        details: { remote: name, step: what, version, comparedWith, reason, ...(share && { share }) },
      });
    try {
      const options = await publisherOf(this.store, this.shell, this.config);
      const outcome = await step(options, { act: { by, reason }, record });
      await this.registry.lookAgain();
      return outcome;
    } catch (error) {
      throw toRefusal(error);
    }
  }
}

/** How much of the evidence needed for a roll-back there is: 0 to 1, two decimals. */
function progress({ canary, control }: CanaryCounts, { falseRollbacks }: CanaryRule): number {
  const share = (evidence(canary.faults, control.faults) * falseRollbacks) / 2;
  return Math.round(Math.min(share, 1) * 100) / 100;
}
