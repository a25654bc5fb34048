import { Inject, Logger, Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { PorticoConfig } from '../config/index.js';
import { Database } from './database.js';
import { createDatabase, createUnitOfWork } from './create-database.js';
import type { DatabaseSchema } from './schema.js';
import { UnitOfWork } from './unit-of-work.js';

@Module({})
export class PersistenceModule implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  static forRoot(schema: DatabaseSchema): DynamicModule {
    return {
      module: PersistenceModule,
      global: true,
      providers: [
        {
          provide: Database,
          inject: [PorticoConfig],
          useFactory: (config: PorticoConfig) => {
            const logger = new Logger('Database');
            return createDatabase(config, schema, (error) =>
              logger.warn({
                msg: 'the database is away',
                reason: error instanceof Error ? error.message : 'unknown',
              }),
            );
          },
        },
        { provide: UnitOfWork, inject: [Database], useFactory: createUnitOfWork },
      ],
      exports: [Database, UnitOfWork],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
