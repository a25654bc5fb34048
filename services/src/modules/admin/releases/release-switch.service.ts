import { Inject, Injectable } from '@nestjs/common';
import { AccountNames } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { actorOf, type AuditEvent, AuditService } from '../../audit/index.js';
import {
  brotliBytes,
  CanaryVisits,
  entryOf,
  evidence,
  problemMessage,
  promoteCanary,
  publisherOf,
  ReleaseRegistry,
  ReleaseStore,
  rollBack,
  ShellBuildFile,
  startCanary,
  stopCanary,
} from '../../releases/index.js';
import type { CanaryCounts, CanaryRule, RemoteInService } from '../../releases/index.js';
import type { CanaryRequestDto, CanaryStepDto, RunningCanaryDto } from './canary.dto.js';
import type { ReleaseHistoryDto, RollbackDto, RollbackRequestDto, RolledBackDto } from './releases.dto.js';
import { toKeptReleases, toRefusal } from './releases.mapper.js';

const ROLLBACK = 'release-rollback';
const SHOWN = 20;
/** Audit rows to search, because those of other remotes are among them. */
const LOOKED_THROUGH = 500;

type Options = Awaited<ReturnType<typeof publisherOf>>;

@Injectable()
export class ReleaseSwitchService {
  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    private readonly visits: CanaryVisits,
    private readonly registry: ReleaseRegistry,
    private readonly config: PorticoConfig,
    private readonly audit: AuditService,
    private readonly names: AccountNames,
  ) {}

  async history(name: string): Promise<ReleaseHistoryDto> {
    const entry = await this.entryOrFail(name);
    const { remotes } = await this.store.active();
    const [versions, rollbacks, canaries] = await Promise.all([
      this.store.versions(name),
      this.rollbacks(name),
      this.visits.history(name, SHOWN),
    ]);
    const isInService = entryOf(remotes, name) !== undefined;
    return { name, versions: toKeptReleases(versions, entry, isInService), rollbacks, canaries };
  }

  async rollBack(name: string, { reason, to }: RollbackRequestDto, by: Actor): Promise<RolledBackDto> {
    requireReason(reason);
    await this.entryOrFail(name);
    return this.change(by, ROLLBACK, (options, audit) =>
      rollBack(options, name, {
        to,
        record: ({ from: before, to: after }) => audit({ remote: name, before, after, reason }),
      }),
    );
  }

  startCanary(name: string, request: CanaryRequestDto, by: Actor): Promise<CanaryStepDto> {
    const { version, share, reason } = request;
    return this.takeStep(name, { step: 'start', reason, share }, by, (options, remote, step) =>
      startCanary(options, remote, { ...step, version, share }),
    );
  }

  promoteCanary(name: string, reason: string, by: Actor): Promise<CanaryStepDto> {
    return this.takeStep(name, { step: 'promote', reason }, by, promoteCanary);
  }

  stopCanary(name: string, reason: string, by: Actor): Promise<CanaryStepDto> {
    return this.takeStep(name, { step: 'stop', reason }, by, stopCanary);
  }

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

  private async takeStep(
    name: string,
    { step, reason, share }: { step: string; reason: string; share?: number },
    by: Actor,
    take: typeof promoteCanary,
  ): Promise<CanaryStepDto> {
    requireReason(reason);
    const { accountId } = by.principal;
    const act = { by: (await this.names.of([accountId])).get(accountId) ?? null, reason };
    return this.change(by, 'release-canary', (options, audit) =>
      take(options, name, {
        act,
        record: ({ version, comparedWith }) =>
          audit({ remote: name, step, version, comparedWith, reason, ...(share && { share }) }),
      }),
    );
  }

  private async change<T>(
    by: Actor,
    action: AuditEvent['action'],
    work: (options: Options, audit: (details: AuditEvent['details']) => Promise<void>) => Promise<T>,
  ): Promise<T> {
    try {
      const options = await publisherOf(this.store, this.shell, this.config);
      const outcome = await work(options, (details) =>
        this.audit.record({ action, accountId: null, ...actorOf(by), details }),
      );
      await this.registry.lookAgain();
      return outcome;
    } catch (error) {
      throw toRefusal(error);
    }
  }

  private async rollbacks(name: string): Promise<RollbackDto[]> {
    const rows = await this.audit.newestWith(ROLLBACK, LOOKED_THROUGH);
    // Older versions did not write the audit row and the switch in one unit of work, so some rows belong to failed roll-backs.
    const failed = new Set(
      rows.flatMap(({ details, requestId }) => (details.failed === true ? requestId : [])),
    );
    const shown = rows
      .filter(({ details, requestId }) => details.remote === name && !failed.has(requestId))
      .slice(0, SHOWN);
    const names = await this.names.of(shown.map(({ actorAccountId }) => actorAccountId));
    return shown.map(({ at, actorAccountId, details }) => ({
      at,
      by: names.get(actorAccountId) ?? null,
      from: details.before === null ? null : String(details.before),
      to: String(details.after),
      reason: String(details.reason),
    }));
  }

  private async entryOrFail(name: string) {
    const { remotes, retired } = await this.store.active();
    const entry = entryOf(remotes, name) ?? entryOf(retired, name);
    if (entry === undefined) throw new AppError('releases.remote_not_found');
    return entry;
  }
}

/** How much of the evidence needed for a roll-back there is: 0 to 1, two decimals. */
function progress({ canary, control }: CanaryCounts, { falseRollbacks }: CanaryRule): number {
  const share = (evidence(canary.faults, control.faults) * falseRollbacks) / 2;
  return Math.round(Math.min(share, 1) * 100) / 100;
}

function requireReason(reason: string): void {
  if (reason === '') throw new AppError('admin.reason_required');
}
