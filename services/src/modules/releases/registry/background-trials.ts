import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ReleaseJson } from '@portico/contract';
import { PorticoConfig } from '../../../platform/config/index.js';
import { reasonOf } from '../../../platform/errors/index.js';
import type { RemoteWarning } from '../publishing/release-checks.js';
import { ReleaseStore } from '../storage/release-store.js';
import { failuresOf } from './release-trial.js';
import type { RemoteInService } from './remote-in-service.js';
import { type ShellBuild, ShellBuildFile } from './shell-build.js';
import { TrialLog } from './trial-log.js';

/** Renders releases in service with a new shell in the background, one by one, each once per shell. Passed trials are stored. */
@Injectable()
export class BackgroundTrials implements OnModuleDestroy {
  private readonly log: TrialLog;
  private readonly failures = new Map<string, string | undefined>();
  private readonly end = new AbortController();
  private queue: Promise<void> = Promise.resolve();

  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    private readonly config: PorticoConfig,
  ) {
    this.log = new TrialLog(store.paths.trials);
  }

  /** Known failure of a mounted release. The first call for a release and a shell starts the trial. */
  warningOf({ name, active, release }: RemoteInService, build: ShellBuild): RemoteWarning | undefined {
    if (release === undefined || build.server === undefined) return undefined;
    const key = `${build.server.sha256} ${name} ${active.version}`;
    if (!this.failures.has(key)) {
      this.failures.set(key, undefined);
      this.queue = this.queue.then(() => this.tryOut(key, release, build));
    }
    const reason = this.failures.get(key);
    return reason === undefined ? undefined : { code: 'trial_failed', params: { reason } };
  }

  async settled(): Promise<void> {
    await this.queue;
  }

  async onModuleDestroy(): Promise<void> {
    this.end.abort();
    await this.queue;
  }

  private async tryOut(key: string, release: ReleaseJson, build: ShellBuild): Promise<void> {
    if (this.end.signal.aborted) return;
    const portal = { shell: { folder: this.shell.folder, build }, config: this.config.public, log: this.log };
    try {
      const reasons = await this.store.withFiles(release, (folder) =>
        failuresOf(portal, { folder, release }, this.end.signal),
      );
      if (reasons?.[0] !== undefined) this.failures.set(key, reasons.join('; '));
    } catch (error) {
      this.failures.set(key, reasonOf(error));
    }
  }
}
