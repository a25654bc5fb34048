import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { GameModule } from '../../../game/index.js';
import { HttpModule } from '../../../platform/http/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { DatabaseCatalogModule } from '../../database/index.js';
import { PublicModule } from '../../public/index.js';
import { addCardRoutes } from './card-routes.js';
import { CardRenderer } from './card-renderer.js';
import { CardWorker, createCardWorker } from './card-worker.js';
import { CardSubjects } from './card-subjects.js';

/** The pictures that shared links are shown with. */
@Module({
  imports: [DatabaseCatalogModule, GameModule, HttpModule, PublicModule],
  providers: [CardRenderer, CardSubjects, { provide: CardWorker, useFactory: () => createCardWorker() }],
})
export class CardsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly renderer: CardRenderer,
    private readonly subjects: CardSubjects,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    addCardRoutes(this.host.httpAdapter.getInstance<FastifyInstance>(), {
      database: this.database,
      renderer: this.renderer,
      subjects: this.subjects,
    });
  }
}
