import 'reflect-metadata';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Get, Module, Param, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { PortalBoot } from '@portico/contract';
import { ReleasesBoardModule } from '../../src/modules/admin/index.js';
import type { ReleasesBoardDto } from '../../src/modules/admin/releases/releases.dto.js';
import { ReleasesService } from '../../src/modules/admin/releases/releases.service.js';
import { AuditModule } from '../../src/modules/audit/index.js';
import { IdentityModule } from '../../src/modules/identity/index.js';
import { CatalogModule } from '../../src/catalog/index.js';
import { GameModule } from '../../src/game/index.js';
import { PagesModule } from '../../src/modules/pages/index.js';
import { ReleaseRegistry } from '../../src/modules/releases/registry/release-registry.js';
import { ReleaseStore } from '../../src/modules/releases/storage/release-store.js';
import { ShellBuildFile } from '../../src/modules/releases/registry/shell-build.js';
import { RENDERING_LIMITS } from '../../src/modules/rendering/index.js';
import { publisherOf } from '../../src/modules/releases/registry/release-trial.js';
import { SHELL_FOLDER } from '../../src/modules/releases/releases.module.js';
import { publishRelease, releaseFromImage } from '../../src/modules/releases/publishing/release-publisher.js';
import type {
  ReleaseOutcome,
  ReleaseRequest,
} from '../../src/modules/releases/publishing/release-publisher.js';
import { folderSource } from '../../src/modules/releases/files/remote-source.js';
import { retire, rollBack } from '../../src/modules/releases/publishing/release-rollback.js';
import type {
  RollbackOutcome,
  RollbackRequest,
} from '../../src/modules/releases/publishing/release-rollback.js';
import { PorticoConfigModule } from '../../src/platform/config/index.js';
import { AppError } from '../../src/platform/errors/index.js';
import { createHttpApp, HttpModule, Limit, Permission } from '../../src/platform/http/index.js';
import { LeaderJobs } from '../../src/platform/jobs/index.js';
import { MailModule } from '../../src/platform/mail/index.js';
import { createLogger } from '../../src/platform/logging/index.js';
import { Database, PersistenceModule, UnitOfWork } from '../../src/platform/persistence/index.js';
import { schema } from '../../src/portal-schema.js';
import { watchAnswers } from '../harness/conformance.js';
import { PreparedDatabase } from '../harness/prepared-database.js';
import { testConfig } from '../harness/test-config.js';
import { changeStored } from './change-stored.js';
import { getRaw } from './get-raw.js';
import { type RemoteSource, writeRemote, writeShell } from './remote-source.js';

/** Pages of the tests that hang or loop use up these limits. */
const TRIAL_LIMITS = { ...RENDERING_LIMITS, pageMs: 3_000, loadMs: 15_000 };

/** An owner's own texts. */
const MOTTO = { en: 'Ever <onward>', he: 'תמיד קדימה' };

const prepared = new PreparedDatabase(schema);

/** Answers of the API with which the pages of the tests start. */
@Controller('heroes')
class HeroesController {
  private static readonly stuck: Promise<never> = new Promise(() => undefined);

  @Get(':id')
  @Permission('public')
  @Limit('read')
  hero(@Param('id') id: string, @Query('page') page?: string): object | Promise<never> {
    if (id === 'missing') throw new AppError('players.player_not_found');
    if (id === 'away') throw new AppError('database.unavailable');
    if (id === 'unreadable') throw refused('id');
    if (page === 'abc') throw refused('page');
    if (id === 'nameless') return { name: 'Hero', guild: null };
    if (id === 'long') return { tale: 'x'.repeat(20_000) };
    if (id === 'stuck') return HeroesController.stuck;
    return {
      name: decodeURIComponent(id),
      guild: { name: 'Lantern & Co' },
      motto: MOTTO,
      context: 'x',
      count: 3,
      deeds: Array.from({ length: 30 }, (_, year) => ({ year })),
    };
  }
}

function refused(field: string): AppError {
  return new AppError('request.validation_failed', undefined, [
    { field, rule: 'test', msg: 'Must be another' },
  ]);
}

@Module({ controllers: [HeroesController] })
class HeroesModule {}

export interface TestPortal {
  app: NestFastifyApplication;
  home: string;
  hostname: string;
  store: ReleaseStore;
  /** Reads the releases folder now instead of within a second, and the live releases completely. */
  lookAgain(): Promise<void>;
  /** Files left by releases and locks, without the reserved space. */
  leftovers(): string[];
  shellFolder: string;
  get(address: string, headers?: Record<string, string>): Promise<Page>;
  /** A request over a socket whose target is sent exactly as given. */
  getRaw(target: string): Promise<{ status: number; location: string | undefined; text: string }>;
  release(source: RemoteSource, request?: Partial<ReleaseRequest>): Promise<ReleaseOutcome>;
  write(source: RemoteSource): string;
  /** Changes a stored file without the store: with a new hash, as if it had been released so, or without, as damage does. */
  changeStored(
    file: { name: string; version: string; path: string },
    change: (content: Buffer) => Buffer | string | undefined,
    how?: { isDamage: boolean },
  ): Promise<void>;
  /** The registry notices it at its next check, as with a change by another process. */
  releaseFolder(folder: string): Promise<ReleaseOutcome>;
  /** Starts as a container image does that contains this remote. */
  releaseFromImage(source: RemoteSource): Promise<ReleaseOutcome | undefined>;
  rollBack(name: string, request?: RollbackRequest): Promise<RollbackOutcome>;
  retire(name: string): Promise<{ version: string; paths: string[] }>;
  board(): Promise<ReleasesBoardDto>;
  close(): Promise<void>;
}

export interface Page {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  raw: Buffer;
  boot(): PortalBoot;
}

export interface TestPortalOptions {
  home?: string;
  settings?: object;
  isDatabaseAway?: boolean;
  /** Server bundle of the shell, for rendering and for trial renders of releases. */
  shellServer?: string;
}

/** The portal with a built shell and remotes that the test writes itself. */
export async function startPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const home = options.home ?? mkdtempSync(join(tmpdir(), 'portico-portal-'));
  const sources = mkdtempSync(join(tmpdir(), 'portico-remotes-'));
  const shellFolder = writeShell(sources, { server: options.shellServer });
  const config = testConfig({ home }, options.settings);
  const app = await createHttpApp({
    module: moduleOf(shellFolder, config),
    config,
    logger: createLogger('silent'),
  });
  watchAnswers(app.getHttpAdapter().getInstance(), ['/api/heroes/:id']);
  const database = app.get(Database);
  if (options.isDatabaseAway !== true) {
    if (options.home === undefined) await prepared.copyInto('sqlite', { home, databaseUrl: undefined });
    await database.open(() => database.migrate());
  }
  await app.init();
  // A round by the clock would race with the test.
  await app.get(LeaderJobs).stopRounds();
  await app.getHttpAdapter().getInstance().ready();
  const store = app.get(ReleaseStore);
  const publisher = () => publisherOf(store, app.get(ShellBuildFile), config, TRIAL_LIMITS);
  /** Lets the registry see the change before the test continues: on a busy machine its own check may come after the next page. */
  const seen = async <Outcome>(change: Promise<Outcome>): Promise<Outcome> => {
    const outcome = await change;
    await app.get(ReleaseRegistry).lookAgain();
    return outcome;
  };
  return {
    app,
    home,
    hostname: hostname(),
    store,
    lookAgain: () => app.get(ReleaseRegistry).verify(),
    leftovers: () => leftovers(store.paths.folder),
    write: (source) => writeRemote(sources, source),
    changeStored: async (file, change, { isDamage } = { isDamage: true }) => {
      await changeStored(app.get<UnitOfWork>(UnitOfWork), file, change, isDamage);
      rmSync(store.paths.version(file.name, file.version), { recursive: true, force: true });
    },
    releaseFolder: async (source) => publishRelease(await publisher(), { source: folderSource(source) }),
    releaseFromImage: async (source) =>
      seen(releaseFromImage(await publisher(), folderSource(writeRemote(sources, source)))),
    shellFolder,
    getRaw: (target) => getRaw(app, target),
    get: (address, headers = {}) => get(app, address, headers),
    release: async (source, how = {}) =>
      seen(publishRelease(await publisher(), { source: folderSource(writeRemote(sources, source)), ...how })),
    rollBack: async (name, how) => seen(rollBack(await publisher(), name, how)),
    retire: (name) => seen(retire(store, name)),
    board: () => app.get(ReleasesService).board(),
    close: async () => {
      await app.close();
      rmSync(sources, { recursive: true, force: true });
      if (options.home === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}

function leftovers(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => !/^(?:in-service\.json|\.trials\.json|mfe-\w+)$/.test(name));
}

function moduleOf(shellFolder: string, config: ReturnType<typeof testConfig>) {
  class TestPortalModule {}
  return {
    module: TestPortalModule,
    imports: [
      PorticoConfigModule.forRoot(config),
      PersistenceModule.forRoot(schema),
      HttpModule,
      GameModule,
      CatalogModule,
      MailModule,
      AuditModule,
      IdentityModule,
      HeroesModule,
      PagesModule,
      {
        module: class ShellFolderModule {},
        global: true,
        providers: [{ provide: SHELL_FOLDER, useValue: shellFolder }],
        exports: [SHELL_FOLDER],
      },
      ReleasesBoardModule,
    ],
  };
}

async function get(
  app: NestFastifyApplication,
  address: string,
  headers: Record<string, string>,
): Promise<Page> {
  const answer = await app.inject({ method: 'GET', url: address, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    raw: answer.rawPayload,
    boot: () => bootOf(answer.body),
  };
}

function bootOf(page: string): PortalBoot {
  const [, json = ''] = /<script type="application\/json" id="portal-boot">(.*?)<\/script>/s.exec(page) ?? [];
  const boot: PortalBoot = JSON.parse(json);
  return boot;
}
