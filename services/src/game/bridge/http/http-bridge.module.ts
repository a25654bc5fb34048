import { Global, Module } from '@nestjs/common';
import { DatabaseBridge } from '../database-bridge.js';
import { GameBridge } from '../game-bridge.js';
import { HttpBridge } from './http-bridge.js';

/** The bridge to a plug in the game server. */
@Global()
@Module({
  providers: [DatabaseBridge, { provide: GameBridge, useClass: HttpBridge }],
  exports: [GameBridge],
})
export class HttpBridgeModule {}
