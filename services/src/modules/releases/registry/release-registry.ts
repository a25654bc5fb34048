import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Registry, ReleaseJson } from '@portico/contract';
import type { Language } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { reasonOf } from '../../../platform/errors/index.js';
import { RemoteHealth } from '../../../platform/http/index.js';
import { problemMessage, type RemoteWarning } from '../publishing/release-checks.js';
import { ReleaseStore } from '../storage/release-store.js';
import { FilesInService } from './files-in-service.js';
import { toRegistry } from './registry.mapper.js';
import { failuresOf } from './release-trial.js';
import { inspectWithCanary, type RemoteInService } from './remote-in-service.js';
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

/** Maximum delay until a release or rollback by another process is seen. */
const LOOK_AGAIN_MS = 1000;

/** From this age on, a request starts a look in the background, so that no later request waits. */
const LOOK_AHEAD_MS = 600;

/** If the database does not answer within this time, the page gets the last known state. */
const MAX_WAIT_MS = 250;

/** Live remotes and their states. Asks the database at most once a second. */
@Injectable()
export class ReleaseRegistry implements OnApplicationBootstrap {
  private readonly logger = new Logger('Releases');
  private readonly reported = new Map<string, string>();
  private readonly files: FilesInService;
  private remotes: readonly RemoteInService[] = [];
  private looked = Number.NEGATIVE_INFINITY;
  private hasLooked = false;
  private looking: Promise<void> | undefined;

  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    private readonly trials: BackgroundTrials,
    private readonly health: RemoteHealth,
  ) {
    this.files = new FilesInService(store);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.lookAgain();
    await this.store.tidy();
    // Makes the first request look again, so that it sees everything released before it.
    this.looked = Number.NEGATIVE_INFINITY;
  }

  async inService(): Promise<readonly RemoteInService[]> {
    const age = performance.now() - this.looked;
    const look = age >= LOOK_AHEAD_MS ? this.currentLook() : undefined;
    if (age >= LOOK_AGAIN_MS) await (this.hasLooked ? Promise.race([look, wait(MAX_WAIT_MS)]) : look);
    return this.remotes;
  }

  get lastSeen(): readonly RemoteInService[] {
    return this.remotes;
  }

  /** Asks the database now. A look that is already running may have begun before the caller's write. */
  async lookAgain(): Promise<void> {
    await this.looking;
    await this.currentLook();
  }

  async verify(): Promise<void> {
    await this.lookAgain();
    await this.files.settled();
    await this.lookAgain();
  }

  async registry(language: Language): Promise<Registry> {
    return toRegistry(await this.inService(), language);
  }

  private currentLook(): Promise<void> {
    return (this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    }));
  }

  private async look(): Promise<void> {
    const shell = await this.shell.read().catch(() => undefined);
    const damageOf = (release: ReleaseJson) => this.files.provide(release);
    const inspection = { store: this.store, shell, damageOf };
    try {
      await this.store.adopt();
      const active = await this.store.active();
      const found = await Promise.all(
        Object.entries(active.remotes)
          .sort(([a], [b]) => a.localeCompare(b, 'en'))
          .map(([name, entry]) => inspectWithCanary(inspection, name, entry)),
      );
      this.remotes = found.map((remote) => this.withTrial(remote, shell));
      this.hasLooked = true;
      this.report('releases', undefined);
      this.report('the cache of releases', this.store.cache.problem);
      this.report('the bucket of releases', this.store.bucketProblem);
      for (const remote of this.remotes) {
        this.report(remote.name, faultOf(remote));
        this.report(`the canary of ${remote.name}`, remote.canary && faultOf(remote.canary));
      }
      this.health.faults = Object.fromEntries(
        this.remotes.flatMap(({ name, problem, warning }) => {
          const fault = problem ?? warning;
          return fault === undefined ? [] : [[name, fault.code]];
        }),
      );
    } catch (error) {
      // The previous state stays in use.
      this.report('releases', reasonOf(error));
    }
    this.looked = performance.now();
  }

  private withTrial(remote: RemoteInService, shell: ShellBuild | undefined): RemoteInService {
    if (shell === undefined || remote.problem !== undefined) return remote;
    return { ...remote, warning: remote.warning ?? this.trials.warningOf(remote, shell) };
  }

  /** Logs one line when something fails and one when it works again, not one per look. */
  private report(subject: string, message: string | undefined): void {
    const before = this.reported.get(subject);
    if (message === before) return;
    if (message === undefined) {
      this.reported.delete(subject);
      this.logger.log(`${subject} is well again`);
      return;
    }
    this.reported.set(subject, message);
    this.logger.error(message);
  }
}

function faultOf({ name, active: { version }, problem, warning }: RemoteInService): string | undefined {
  if (problem !== undefined) return `${name} ${version} is not mounted: ${problemMessage(problem)}`;
  return warning && `${name} ${version} does not work everywhere: ${problemMessage(warning)}`;
}
