import { Global, Module } from '@nestjs/common';
import { DatabaseBridge } from './database-bridge.js';
import { GameBridge } from './game-bridge.js';
import { HttpBridge } from './http/http-bridge.js';

/** The bridge to a plug in the game server. */
@Global()
@Module({
  providers: [DatabaseBridge, { provide: GameBridge, useClass: HttpBridge }],
  exports: [GameBridge],
})
export class HttpBridgeModule {}

/** The bridge of a portal that cannot reach the running game. */
@Global()
@Module({
  providers: [{ provide: GameBridge, useClass: DatabaseBridge }],
  exports: [GameBridge],
})
export class DatabaseBridgeModule {}
