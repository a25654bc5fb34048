import { Global, Module } from '@nestjs/common';
import { GameBridge } from '../game-bridge.js';
import { HttpBridge } from './http-bridge.js';

/** The bridge to a plug in the game server. */
@Global()
@Module({
  providers: [{ provide: GameBridge, useClass: HttpBridge }],
  exports: [GameBridge],
})
export class HttpBridgeModule {}
