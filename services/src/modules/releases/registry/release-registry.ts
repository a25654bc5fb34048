import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Registry } from '@portico/contract';
import type { Language } from '@portico/domain';
import { reasonOf } from '../../../platform/errors/index.js';
import { RemoteHealth } from '../../../platform/http/index.js';
import { problemMessage } from '../publishing/release-checks.js';
import { ReleaseStore } from '../storage/release-store.js';
import { BackgroundTrials } from './background-trials.js';
import { FilesInService } from './files-in-service.js';
import { toRegistry } from './registry.mapper.js';
import { type Inspection, inspectWithCanary, type RemoteInService } from './remote-in-service.js';
import { type ShellBuild, ShellBuildFile } from './shell-build.js';

/** How long an answer may lag behind a release or a rollback by another process. */
const LOOK_AGAIN_MS = 1000;

/** At this age the next request has the database asked in the background, so that no later one waits for it. */
const LOOK_AHEAD_MS = 600;

/** A database that does not answer holds no page up for longer than this: what was seen last stays live. */
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

  /** Reads the active releases and removes remains of killed commands. */
  async onApplicationBootstrap(): Promise<void> {
    await this.lookAgain();
    await this.store.tidy();
    // The first request sees everything released before it.
    this.looked = Number.NEGATIVE_INFINITY;
  }

  /** Every remote in service, by name. */
  async inService(): Promise<readonly RemoteInService[]> {
    const age = performance.now() - this.looked;
    const look = age >= LOOK_AHEAD_MS ? this.currentLook() : undefined;
    if (age >= LOOK_AGAIN_MS) await (this.hasLooked ? Promise.race([look, wait(MAX_WAIT_MS)]) : look);
    return this.remotes;
  }

  /** The same as it was when somebody looked last. */
  get lastSeen(): readonly RemoteInService[] {
    return this.remotes;
  }

  /** Asks the database now. A look that is under way may have begun before what the caller has written. */
  async lookAgain(): Promise<void> {
    await this.looking;
    await this.currentLook();
  }

  /** Looks again once what is in service has been read in full. */
  async verify(): Promise<void> {
    await this.lookAgain();
    await this.files.settled();
    await this.lookAgain();
  }

  /** The registry for the shell, with the labels of one language. */
  async registry(language: Language): Promise<Registry> {
    return toRegistry(await this.inService(), language);
  }

  /** The look that is under way, or a new one. */
  private currentLook(): Promise<void> {
    return (this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    }));
  }

  private async look(): Promise<void> {
    const shell = await this.shell.read().catch(() => undefined);
    const inspection: Inspection = {
      store: this.store,
      shell,
      damageOf: (release) => this.files.provide(release),
    };
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
      // The previous state stays live.
      this.report('releases', reasonOf(error));
    }
    this.looked = performance.now();
  }

  private withTrial(remote: RemoteInService, shell: ShellBuild | undefined): RemoteInService {
    if (shell === undefined || remote.problem !== undefined) return remote;
    return { ...remote, warning: remote.warning ?? this.trials.warningOf(remote, shell) };
  }

  /** One line when something breaks and one when it is well again, however often it is looked at. */
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
