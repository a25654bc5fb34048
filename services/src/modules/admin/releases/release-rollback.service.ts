import { Inject, Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import {
  entryOf,
  publisherOf,
  ReleaseError,
  ReleaseRegistry,
  ReleaseStore,
  rollBack,
  ShellBuildFile,
} from '../../releases/index.js';
import type { RollbackOutcome } from '../../releases/index.js';
import { ReleaseCanaryService } from './release-canary.service.js';
import { type Act, RollbackLog } from './rollback-log.js';
import type { ReleaseHistoryDto, RollbackRequestDto, RolledBackDto } from './releases.dto.js';
import { toKeptReleases } from './releases.mapper.js';

/** Roll-backs from the board, by the same function as `portico rollback`. The switch and its row in the audit are one unit of work. */
@Injectable()
export class ReleaseRollbackService {
  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    private readonly registry: ReleaseRegistry,
    private readonly config: PorticoConfig,
    private readonly log: RollbackLog,
    private readonly canaries: ReleaseCanaryService,
  ) {}

  async history(name: string): Promise<ReleaseHistoryDto> {
    const entry = await this.entryOrFail(name);
    const { remotes } = await this.store.active();
    const [versions, rollbacks, canaries] = await Promise.all([
      this.store.versions(name),
      this.log.newestOf(name),
      this.canaries.history(name),
    ]);
    const isInService = entryOf(remotes, name) !== undefined;
    return { name, versions: toKeptReleases(versions, entry, isInService), rollbacks, canaries };
  }

  async rollBack(
    name: string,
    { reason, to }: RollbackRequestDto,
    by: { principal: Principal; client: Client },
  ): Promise<RolledBackDto> {
    if (reason === '') throw new AppError('admin.reason_required');
    await this.entryOrFail(name);
    const outcome = await this.switchBack({ name, reason, ...by }, to);
    await this.registry.lookAgain();
    return outcome;
  }

  private async switchBack(act: Act, to: string | undefined): Promise<RollbackOutcome> {
    try {
      const options = await publisherOf(this.store, this.shell, this.config);
      return await rollBack(options, act.name, { to, record: (outcome) => this.log.record(act, outcome) });
    } catch (error) {
      throw error instanceof ReleaseError
        ? new AppError('releases.refused', { message: error.message })
        : error;
    }
  }

  private async entryOrFail(name: string) {
    const { remotes, retired } = await this.store.active();
    const entry = entryOf(remotes, name) ?? entryOf(retired, name);
    if (entry === undefined) throw new AppError('releases.remote_not_found');
    return entry;
  }
}
