import { Inject, Injectable } from '@nestjs/common';
import { AccountNames } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { AuditService } from '../../audit/index.js';
import {
  CanaryHistory,
  CanaryVisits,
  promoteCanary,
  publisherOf,
  ReleaseError,
  ReleaseRegistry,
  ReleaseStore,
  ShellBuildFile,
  startCanary,
  stopCanary,
} from '../../releases/index.js';
import type { CanaryStep, CanaryStepOutcome, RemoteInService } from '../../releases/index.js';
import type { CanaryRequestDto, CanaryStepDto, PastCanaryDto, RunningCanaryDto } from './canary.dto.js';
import { toRunningCanary } from './canary.mapper.js';

const SHOWN = 20;

type Options = Awaited<ReturnType<typeof publisherOf>>;
type Step = (options: Options, step: CanaryStep) => Promise<CanaryStepOutcome>;

/** Canaries from the board. The switch, its history and its row in the audit are one unit of work. */
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

  /** The canary of a remote with what its visitors reported; null where none runs. */
  async running(remote: RemoteInService): Promise<RunningCanaryDto | null> {
    const { id } = remote.active.canary ?? {};
    if (id === undefined) return null;
    const [counts, vitals] = await Promise.all([this.visits.counts(id), this.visits.vitals(id)]);
    return toRunningCanary(remote, { counts, vitals, rule: this.config.server.releases.canary });
  }

  /** Newest first. */
  history(remote: string): Promise<PastCanaryDto[]> {
    return this.canaries.newestOf(remote, SHOWN);
  }

  private async take(
    what: 'start' | 'promote' | 'stop',
    { name, reason, share }: { name: string; reason: string; share?: number },
    { principal, client }: Actor,
    step: Step,
  ): Promise<CanaryStepDto> {
    if (reason === '') throw new AppError('admin.reason_required');
    const { accountId } = principal;
    const by = (await this.names.of([accountId])).get(accountId) ?? null;
    const record = async ({ version, comparedWith }: CanaryStepOutcome) =>
      this.audit.record({
        action: 'release-canary',
        accountId: null,
        actorAccountId: accountId,
        client,
        details: { remote: name, step: what, version, comparedWith, reason, ...(share && { share }) },
      });
    try {
      const options = await publisherOf(this.store, this.shell, this.config);
      const outcome = await step(options, { act: { by, reason }, record });
      await this.registry.lookAgain();
      return outcome;
    } catch (error) {
      throw error instanceof ReleaseError
        ? new AppError('releases.refused', { message: error.message })
        : error;
    }
  }
}
