import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import { isDatabaseAway } from '../../../platform/persistence/index.js';
import { RecentErrorsReader, SHELL } from '../../error-reports/index.js';
import {
  endedSupport,
  lastFitting,
  ReleaseRegistry,
  ReleaseStore,
  ShellBuildFile,
} from '../../releases/index.js';
import type { RemoteInService, ShellBuild } from '../../releases/index.js';
import { ReleaseSwitchService } from './release-switch.service.js';
import type { ReleasesBoardDto } from './releases.dto.js';
import { toRemoteRelease, toReportedErrors } from './releases.mapper.js';

@Injectable()
export class ReleasesService {
  constructor(
    private readonly registry: ReleaseRegistry,
    private readonly store: ReleaseStore,
    private readonly shell: ShellBuildFile,
    private readonly errors: RecentErrorsReader,
    private readonly switches: ReleaseSwitchService,
  ) {}

  async board(): Promise<ReleasesBoardDto> {
    const inService = await this.registry.inService();
    const actives = new Map(inService.map(({ name, active }) => [name, active]));
    const shell = await this.shell.read().catch(() => undefined);
    const reading = unlessAway(this.errors.lastDay(actives));
    const errorsOf = async (name: string) => {
      const reported = await reading;
      return reported === undefined ? null : toReportedErrors(reported.get(name));
    };
    const remotes = inService.map(async (remote) => {
      const [versions, fitting, canary = null, errors] = await Promise.all([
        this.store.versions(remote.name),
        this.fitting(remote, shell),
        unlessAway(this.switches.running(remote)),
        errorsOf(remote.name),
      ]);
      const ended = remote.release && endedSupport(remote.release, shell, this.store.now());
      return toRemoteRelease(remote, versions, fitting, ended, { canary, errors });
    });
    const [shellErrors, ...rest] = await Promise.all([errorsOf(SHELL), ...remotes]);
    return { remotes: rest, shellErrors };
  }

  private async fitting(remote: RemoteInService, shell: ShellBuild | undefined): Promise<string | undefined> {
    if (remote.problem === undefined && remote.warning === undefined) return undefined;
    return lastFitting({ store: this.store, shell }, remote);
  }
}

/** Returns undefined while the database is away. Releases are files, so the board works without it. */
async function unlessAway<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isDatabaseAway(error)) return undefined;
    if (error instanceof AppError && error.code === 'database.unavailable') return undefined;
    throw error;
  }
}
