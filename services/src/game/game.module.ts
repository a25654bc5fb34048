import { Global, Module } from '@nestjs/common';
import { OnlineRows } from './bridge/online-rows.js';
import { MerchantRows } from './merchants/merchant-rows.js';
import { GameFeatures } from './probe/game-features.js';
import { SchemaProbe } from './probe/schema-probe.js';

/** Global: what the database lacks concerns nearly everything that reads it. */
@Global()
@Module({
  providers: [SchemaProbe, GameFeatures, MerchantRows, OnlineRows],
  exports: [SchemaProbe, GameFeatures, MerchantRows, OnlineRows],
})
export class GameModule {}
