import { Inject, Injectable } from '@nestjs/common';
import { AccountNames } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import {
  entryOf,
  publisherOf,
  ReleaseRegistry,
  ReleaseStore,
  rollBack,
  type RollbackOutcome,
  ShellBuildFile,
} from '../../releases/index.js';
import { ReleaseCanaryService } from './release-canary.service.js';
import type { ReleaseHistoryDto, RollbackDto, RollbackRequestDto, RolledBackDto } from './releases.dto.js';
import { toKeptReleases, toRefusal } from './releases.mapper.js';

const ACTION = 'release-rollback';
const SHOWN = 20;
/** Maximum number of audit rows to search, rows of other remotes included. */
const LOOKED_THROUGH = 500;

/** Roll-backs from the board, with the same function as `portico rollback`. The switch and its audit row are one unit of work. */
@Injectable()
export class ReleaseRollbackService {
  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    private readonly registry: ReleaseRegistry,
    private readonly config: PorticoConfig,
    private readonly audit: AuditService,
    private readonly names: AccountNames,
    private readonly canaries: ReleaseCanaryService,
  ) {}

  async history(name: string): Promise<ReleaseHistoryDto> {
    const entry = await this.entryOrFail(name);
    const { remotes } = await this.store.active();
    const [versions, rollbacks, canaries] = await Promise.all([
      this.store.versions(name),
      this.rollbacks(name),
      this.canaries.history(name),
    ]);
    const isInService = entryOf(remotes, name) !== undefined;
    return { name, versions: toKeptReleases(versions, entry, isInService), rollbacks, canaries };
  }

  async rollBack(name: string, { reason, to }: RollbackRequestDto, by: Actor): Promise<RolledBackDto> {
    if (reason === '') throw new AppError('admin.reason_required');
    await this.entryOrFail(name);
    const record = async ({ from: before, to: after }: RollbackOutcome) => {
      const details = { remote: name, before, after, reason };
      await this.audit.record({ action: ACTION, accountId: null, ...actorOf(by), details });
    };
    try {
      const options = await publisherOf(this.store, this.shell, this.config);
      const outcome = await rollBack(options, name, { to, record });
      await this.registry.lookAgain();
      return outcome;
    } catch (error) {
      throw toRefusal(error);
    }
  }

  private async rollbacks(name: string): Promise<RollbackDto[]> {
    const rows = await this.audit.newestWith(ACTION, LOOKED_THROUGH);
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
