import { Module } from '@nestjs/common';
import { AdvancedSearchController } from './advanced-search/advanced-search.controller.js';
import { AdvancedSearchService } from './advanced-search/advanced-search.service.js';
import { CompareController } from './compare/compare.controller.js';
import { CompareService } from './compare/compare.service.js';
import { ItemsController } from './items/items.controller.js';
import { ItemsService } from './items/items.service.js';
import { MapDrawingController } from './maps/map-drawing.controller.js';
import { MapDrawingService } from './maps/map-drawing.service.js';
import { MapsController } from './maps/maps.controller.js';
import { MapsService } from './maps/maps.service.js';
import { MonstersController } from './monsters/monsters.controller.js';
import { MonstersService } from './monsters/monsters.service.js';
import { NpcsController } from './npcs/npcs.controller.js';
import { NpcsService } from './npcs/npcs.service.js';
import { FarmController, TrainingController } from './planners/planners.controller.js';
import { FarmService } from './planners/farm.service.js';
import { ScrollsController } from './planners/scrolls.controller.js';
import { ScrollsService } from './planners/scrolls.service.js';
import { TrainingService } from './planners/training.service.js';
import { QuestsController } from './quests/quests.controller.js';
import { QuestsService } from './quests/quests.service.js';
import { MapWaysController } from './ways/map-ways.controller.js';
import { MapWaysService } from './ways/map-ways.service.js';

@Module({
  controllers: [
    AdvancedSearchController,
    ItemsController,
    MonstersController,
    MapWaysController,
    MapsController,
    MapDrawingController,
    NpcsController,
    QuestsController,
    TrainingController,
    FarmController,
    ScrollsController,
    CompareController,
  ],
  providers: [
    AdvancedSearchService,
    ItemsService,
    MonstersService,
    MapWaysService,
    MapsService,
    MapDrawingService,
    NpcsService,
    QuestsService,
    TrainingService,
    FarmService,
    ScrollsService,
    CompareService,
  ],
  exports: [FarmService, MapDrawingService, ScrollsService],
})
export class EncyclopediaModule {}
