import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import { isDatabaseAway } from '../../../platform/persistence/index.js';
import { RecentErrorsReader, SHELL } from '../../error-reports/index.js';
import { lastFitting, ReleaseRegistry, ReleaseStore, ShellBuildFile } from '../../releases/index.js';
import type { RemoteInService } from '../../releases/index.js';
import { ReleaseCanaryService } from './release-canary.service.js';
import type { ReleasesBoardDto } from './releases.dto.js';
import { toRemoteRelease, toReportedErrors } from './releases.mapper.js';

@Injectable()
export class ReleasesService {
  constructor(
    private readonly registry: ReleaseRegistry,
    private readonly store: ReleaseStore,
    private readonly shell: ShellBuildFile,
    private readonly errors: RecentErrorsReader,
    private readonly canaries: ReleaseCanaryService,
  ) {}

  /** Every remote in service with the state of its release. */
  async board(): Promise<ReleasesBoardDto> {
    const remotes = await this.registry.inService();
    const [errors, ...kept] = await Promise.all([
      unlessAway(this.errors.lastDay(new Map(remotes.map(({ name, active }) => [name, active])))),
      ...remotes.map(({ name }) => this.store.versions(name)),
    ]);
    const errorsOf = (name: string) => (errors === undefined ? null : toReportedErrors(errors.get(name)));
    const fitting = await Promise.all(remotes.map((remote) => this.fitting(remote)));
    const canaries = await Promise.all(remotes.map((remote) => unlessAway(this.canaries.running(remote))));
    return {
      remotes: remotes.map((remote, index) =>
        toRemoteRelease(remote, {
          versions: kept[index] ?? [],
          errors: errorsOf(remote.name),
          fitting: fitting[index],
          canary: canaries[index] ?? null,
        }),
      ),
      shellErrors: errorsOf(SHELL),
    };
  }

  /** Finds the release to roll back to; undefined while nothing is wrong. */
  private async fitting(remote: RemoteInService): Promise<string | undefined> {
    if (remote.problem === undefined && remote.warning === undefined) return undefined;
    const shell = await this.shell.read().catch(() => undefined);
    return lastFitting({ store: this.store, shell }, remote);
  }
}

/** undefined while the database is away: the releases are files, and the board is there all the same. */
async function unlessAway<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isAway(error)) return undefined;
    throw error;
  }
}

function isAway(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof AppError && error.code === 'database.unavailable');
}
