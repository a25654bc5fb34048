import { Global, Module } from '@nestjs/common';
import { DatabaseBridge } from './database-bridge.js';
import { GameBridge } from './game-bridge.js';

/** The bridge of a portal that cannot reach the running game. */
@Global()
@Module({
  providers: [{ provide: GameBridge, useClass: DatabaseBridge }],
  exports: [GameBridge],
})
export class DatabaseBridgeModule {}
