import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoreArchive } from './store-archive.js';
import { StoreEntity, StoreItemEntity } from './store.entities.js';

/** Separate from the market's own module, so that the simulated game server can read the records. */
@Module({
  imports: [TypeOrmModule.forFeature([StoreEntity, StoreItemEntity])],
  providers: [StoreArchive],
  exports: [StoreArchive],
})
export class StoreArchiveModule {}
