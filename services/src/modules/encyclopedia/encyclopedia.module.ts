import { Module } from '@nestjs/common';
import { AdvancedSearchController } from './advanced-search/advanced-search.controller.js';
import { CompareController } from './compare/compare.controller.js';
import { ItemsController } from './items/items.controller.js';
import { MapDrawingController } from './maps/map-drawing.controller.js';
import { MapDrawingService } from './maps/map-drawing.service.js';
import { MapsController } from './maps/maps.controller.js';
import { MonstersController } from './monsters/monsters.controller.js';
import { NpcsController } from './npcs/npcs.controller.js';
import { FarmController } from './planners/farm.controller.js';
import { FarmService } from './planners/farm.service.js';
import { TrainingController } from './planners/training.controller.js';
import { QuestsController } from './quests/quests.controller.js';

@Module({
  controllers: [
    AdvancedSearchController,
    ItemsController,
    MonstersController,
    MapsController,
    MapDrawingController,
    NpcsController,
    QuestsController,
    TrainingController,
    FarmController,
    CompareController,
  ],
  exports: [FarmService, MapDrawingService],
})
export class EncyclopediaModule {}
