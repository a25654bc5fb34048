import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EncyclopediaModule } from '../encyclopedia/index.js';
import { MarketModule } from '../market/index.js';
import { WishEntity } from './wish.entity.js';
import { WishedItemsService } from './wished-items.service.js';
import { WishesController } from './wishes.controller.js';
import { WishesRepository } from './wishes.repository.js';
import { WishesService } from './wishes.service.js';

/** Wish lists: items that players look for. */
@Module({
  imports: [EncyclopediaModule, MarketModule, TypeOrmModule.forFeature([WishEntity])],
  controllers: [WishesController],
  providers: [WishedItemsService, WishesRepository, WishesService],
})
export class WishesModule {}
