import { Module } from '@nestjs/common';
import { StoreArchive } from './store-archive.js';

/** Apart from the market's own module, so that the simulated game server can read what was recorded. */
@Module({ providers: [StoreArchive], exports: [StoreArchive] })
export class StoreArchiveModule {}
