import { type BeforeApplicationShutdown, type DynamicModule, Inject, Logger, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule, type TypeOrmModuleAsyncOptions } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { PorticoConfig } from '../config/index.js';
import { QuerySpans } from '../tracing/index.js';
import { createUnitOfWork, dataSourceOptions } from './create-database.js';
import { observeDatabase } from './database-metrics.js';
import { Database } from './database.js';
import { PortalDataSource } from './connection.js';
import type { DatabaseSchema, DataSourceRole } from './schema.js';
import { UnitOfWork } from './unit-of-work.js';

const WRITER = 'writer';

/** The unnamed data source is the reader, so that injected repositories only read. The writer belongs to `UnitOfWork`. */
@Module({})
export class PersistenceModule implements BeforeApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  static forRoot(schema: DatabaseSchema): DynamicModule {
    return {
      module: PersistenceModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync(dataSource(schema, 'reader')),
        TypeOrmModule.forRootAsync({ ...dataSource(schema, 'writer'), name: WRITER }),
        TypeOrmModule.forFeature(schema.entities),
      ],
      providers: [
        {
          provide: Database,
          inject: [getDataSourceToken(), getDataSourceToken(WRITER)],
          useFactory: (reader: PortalDataSource, writer: PortalDataSource) => {
            const database = new Database(reader, writer, reportFailure);
            observeDatabase(database);
            return database;
          },
        },
        { provide: UnitOfWork, inject: [Database], useFactory: createUnitOfWork },
      ],
      exports: [Database, UnitOfWork, TypeOrmModule],
    };
  }

  /** TypeORM's module closes the connections later, after the last request. */
  beforeApplicationShutdown(): void {
    this.database.stopWatching();
  }
}

function dataSource(schema: DatabaseSchema, role: DataSourceRole): TypeOrmModuleAsyncOptions {
  return {
    inject: [PorticoConfig],
    // `Database` connects, so that the portal starts while the database is away.
    useFactory: (config: PorticoConfig) => ({
      ...dataSourceOptions(config, schema, role),
      subscribers: config.env.tracesUrl === undefined ? [] : [QuerySpans],
      manualInitialization: true,
    }),
    dataSourceFactory: createDataSource,
  };
}

async function createDataSource(options?: DataSourceOptions): Promise<PortalDataSource> {
  if (options === undefined) throw new TypeError('A data source needs options');
  return new PortalDataSource(options);
}

function reportFailure(error: unknown, msg = 'the database is away'): void {
  const reason = error instanceof Error ? error.message : undefined;
  new Logger('Database').warn({ msg, reason });
}
