import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { HttpModule } from '../../platform/http/index.js';
import { Database } from '../../platform/persistence/index.js';
import { createRasterizer, Rasterizer } from '../../platform/rasterizer/index.js';
import { AvatarsModule } from '../avatars/index.js';
import { EncyclopediaModule } from '../encyclopedia/index.js';
import { GroupsModule } from '../groups/index.js';
import { GuildsModule } from '../guilds/index.js';
import { PicturesModule } from '../pictures/index.js';
import { NewsModule } from '../news/index.js';
import { RankingsModule } from '../rankings/index.js';
import { addCardRoutes } from './card-routes.js';
import { CARD_FONTS } from './card-text.js';
import { CardRenderer } from './card-renderer.js';
import { CardSubjects } from './card-subjects.js';
import { SignaturesService } from './signatures.service.js';

@Module({
  imports: [
    EncyclopediaModule,
    HttpModule,
    PicturesModule,
    AvatarsModule,
    GroupsModule,
    GuildsModule,
    NewsModule,
    RankingsModule,
  ],
  providers: [
    CardRenderer,
    CardSubjects,
    SignaturesService,
    { provide: Rasterizer, useFactory: () => createRasterizer(CARD_FONTS) },
  ],
  exports: [CardSubjects],
})
export class ShareCardsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly renderer: CardRenderer,
    private readonly subjects: CardSubjects,
    private readonly signatures: SignaturesService,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    addCardRoutes(this.host.httpAdapter.getInstance<FastifyInstance>(), {
      database: this.database,
      renderer: this.renderer,
      signatures: this.signatures,
      subjects: this.subjects,
    });
  }
}
