import { Module } from '@nestjs/common';
import { GameModule } from '../../game/index.js';
import { AdvancedSearchController } from './advanced-search.controller.js';
import { AdvancedSearchService } from './advanced-search.service.js';
import { ItemsController } from './items.controller.js';
import { ItemsService } from './items.service.js';
import { MapDrawingController } from './map-drawing.controller.js';
import { MapDrawingService } from './map-drawing.service.js';
import { MapsController } from './maps.controller.js';
import { MapsService } from './maps.service.js';
import { MonstersController } from './monsters.controller.js';
import { MonstersService } from './monsters.service.js';
import { NpcsController } from './npcs.controller.js';
import { NpcsService } from './npcs.service.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PicturesService } from './pictures/pictures.service.js';
import { QuestsController } from './quests.controller.js';
import { QuestsService } from './quests.service.js';

@Module({
  imports: [GameModule],
  controllers: [
    AdvancedSearchController,
    ItemsController,
    MonstersController,
    MapsController,
    MapDrawingController,
    NpcsController,
    QuestsController,
    PicturesController,
  ],
  providers: [
    AdvancedSearchService,
    ItemsService,
    MonstersService,
    MapsService,
    MapDrawingService,
    NpcsService,
    PicturesService,
    QuestsService,
  ],
  exports: [MapDrawingService, PicturesService],
})
export class DatabaseCatalogModule {}
