import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CatalogService } from '../../catalog/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { HttpModule } from '../../platform/http/index.js';
import { RankingsModule } from '../rankings/index.js';
import { AppearanceController } from './appearance/appearance.controller.js';
import { AppearanceRepository, AppearanceService } from './appearance/appearance.service.js';
import { ComposedPortraits } from './portraits/composed-portraits.service.js';
import { DrawnPortraits } from './portraits/drawn-portraits.service.js';
import { PortraitsController } from './portraits/portraits.controller.js';
import { PortraitsService } from './portraits/portraits.service.js';
import { addPartRoutes, SpritesController } from './sprites/sprites.controller.js';
import { SpriteFilesService } from './sprites/sprite-files.service.js';
import { SpriteSource } from './sprites/sprite-source.js';
import { createSpriteSource } from './sprites/create-sprite-source.js';
import { SpritesService } from './sprites/sprites.service.js';
import { WardrobeController } from './wardrobe/wardrobe.controller.js';
import { WardrobeService } from './wardrobe/wardrobe.service.js';

@Module({
  imports: [HttpModule, RankingsModule],
  controllers: [AppearanceController, PortraitsController, SpritesController, WardrobeController],
  providers: [
    AppearanceRepository,
    AppearanceService,
    ComposedPortraits,
    DrawnPortraits,
    PortraitsService,
    SpriteFilesService,
    SpritesService,
    WardrobeService,
    { provide: SpriteSource, useFactory: createSpriteSource, inject: [PorticoConfig, CatalogService] },
  ],
  exports: [PortraitsService],
})
export class AvatarsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly files: SpriteFilesService,
  ) {}

  onModuleInit(): void {
    addPartRoutes(this.host.httpAdapter.getInstance<FastifyInstance>(), this.files);
  }
}
