import 'reflect-metadata';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ErrorBody } from '@portico/domain';
import type { TestEngine } from '@portico/testing-api';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { CatalogService } from '../../src/catalog/index.js';
import { preparePortal } from '../../src/prepare-portal.js';
import { SHELL_FOLDER } from '../../src/modules/releases/releases.module.js';
import { PresenceWatch } from '../../src/game/index.js';
import { createGameTables } from '../../src/game/stock-schema/index.js';
import type { StockSchema } from '../../src/game/stock-schema/index.js';
import type { PorticoConfig, PorticoEnvironment } from '../../src/platform/config/index.js';
import { createHttpApp } from '../../src/platform/http/index.js';
import { LeaderJobs } from '../../src/platform/jobs/index.js';
import { createLogger } from '../../src/platform/logging/index.js';
import { Database, openAtStart, UnitOfWork } from '../../src/platform/persistence/index.js';
import type { PortalExtension } from '../../src/portal-extension.js';
import { schemaWith } from '../../src/portal-schema.js';
import { watchAnswers } from './conformance.js';
import { createEmptyDatabase, PreparedDatabase } from './prepared-database.js';
import { writeShell } from '../portal/remote-source.js';
import { testConfig } from './test-config.js';

export interface TestAnswer<T> {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  body: T;
}

export interface TestRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS';
  headers?: Record<string, string>;
  token?: string;
  payload?: string | object;
  remoteAddress?: string;
}

export interface TestApi {
  app: NestFastifyApplication;
  engine: TestEngine;
  config: PorticoConfig;
  database: Database;
  unitOfWork: UnitOfWork;
  /** One request of the real application, without a socket. `body` is the parsed JSON, or the text. */
  call<T = ErrorBody>(address: string, request?: TestRequest): Promise<TestAnswer<T>>;
  /** Writes rows in one unit of work. Call `loadCatalog` afterwards if the catalog must see them. */
  seed(work: (manager: EntityManager) => Promise<void>): Promise<void>;
  loadCatalog(): Promise<void>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  engine: TestEngine;
  /** Content of `portico.config.json`. */
  settings?: object;
  environment?: Partial<PorticoEnvironment>;
  /** A database of the test's own, which stays at the end. */
  databaseUrl?: string;
  /** Called with the address of every route that a module registers. */
  onRoute?: (url: string) => void;
  /** Game tables to create first, by default those of stock Cosmic. */
  gameTables?: StockSchema | 'none';
  extension?: PortalExtension;
  logger?: Logger;
}

const preparedBy = new Map<string, PreparedDatabase>();

function preparedWith(stock: StockSchema | undefined, extension?: PortalExtension): PreparedDatabase {
  const key = `${stock} ${extension !== undefined}`;
  const prepared =
    preparedBy.get(key) ??
    new PreparedDatabase(schemaWith(extension), (manager) => createGameTables(manager, stock));
  preparedBy.set(key, prepared);
  return prepared;
}

/** Starts the real application on a temporary home and an empty database with the game's tables. */
export async function startApi(options: TestApiOptions): Promise<TestApi> {
  const { engine, gameTables } = options;
  const isGiven = options.databaseUrl !== undefined || options.environment?.home !== undefined;
  const own = await createEmptyDatabase(options.databaseUrl === undefined ? engine : 'sqlite');
  const config = testConfig(
    { home: own.home, databaseUrl: options.databaseUrl ?? own.databaseUrl, ...options.environment },
    options.settings,
  );
  const prepared = isGiven || gameTables === 'none' ? undefined : preparedWith(gameTables, options.extension);
  await prepared?.copyInto(engine, own);
  const module = withPlainShell(AppModule.forRoot(config, options.extension), writeShell(own.home));
  const logger = options.logger ?? createLogger(config.env.logLevel);
  const app = await createHttpApp({ module, config, logger });
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  watchAnswers(fastify);
  const { onRoute } = options;
  if (onRoute) fastify.addHook('onRoute', ({ url }) => onRoute(url));
  const database = app.get(Database);
  const unitOfWork = app.get<UnitOfWork>(UnitOfWork);
  const catalog = app.get(CatalogService);
  const close = async () => {
    await app.close();
    await own.remove();
  };
  try {
    await openAtStart(database, {
      databaseUrl: config.env.databaseUrl,
      waitForDatabase: config.env.waitForDatabase,
      prepare: async () => {
        if (prepared === undefined && gameTables !== 'none')
          await unitOfWork.run((manager) => createGameTables(manager, gameTables));
        await preparePortal(app, config, logger, options.extension);
      },
    });
    await app.init();
    // Tests trigger each check: in the background it would connect to a port of this machine.
    await app.get(PresenceWatch).beforeApplicationShutdown();
    // A round by the clock would race with the test, which runs each round itself.
    await app.get(LeaderJobs).stopRounds();
    await app.getHttpAdapter().getInstance().ready();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    app,
    engine,
    config,
    database,
    unitOfWork,
    call: (address, request) => call(app, address, request),
    seed: (work) => unitOfWork.run(work),
    loadCatalog: () => catalog.load(),
    close,
  };
}

/**
 * Uses a shell without server rendering. API tests do not depend on a built shell, and each application would start a rendering process
 * that no test uses.
 */
function withPlainShell(module: DynamicModule, shell: string): DynamicModule {
  const folder = {
    module: class PlainShellModule {},
    global: true,
    providers: [{ provide: SHELL_FOLDER, useValue: shell }],
    exports: [SHELL_FOLDER],
  };
  return { ...module, imports: [...(module.imports ?? []), folder] };
}

async function call<T>(
  app: NestFastifyApplication,
  address: string,
  request: TestRequest = {},
): Promise<TestAnswer<T>> {
  const answer = await app.inject({
    method: request.method ?? 'GET',
    url: address,
    headers: {
      ...request.headers,
      ...(request.token === undefined ? {} : { 'x-auth-token': request.token }),
    },
    payload: request.payload,
    remoteAddress: request.remoteAddress,
  });
  const isJson = answer.body !== '' && /json(?:;|$)/.test(String(answer.headers['content-type']));
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    body: isJson ? answer.json<T>() : (answer.body as T),
  };
}
