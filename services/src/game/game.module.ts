import { Global, Module } from '@nestjs/common';
import { PorticoConfig } from '../platform/config/index.js';
import { JobsModule } from '../platform/jobs/index.js';
import { OnlineRows } from './bridge/online-rows.js';
import { GameClock } from './entities/index.js';
import { MerchantRows } from './merchants/merchant-rows.js';
import { AccountNames, VisibleCharacters } from './accounts/index.js';
import { LoginRows, LoginServer, PresenceRepository, PresenceWatch } from './presence/index.js';
import { GameFeatures } from './probe/game-features.js';
import { SchemaProbe } from './probe/schema-probe.js';

const SERVICES = [
  AccountNames,
  SchemaProbe,
  GameFeatures,
  MerchantRows,
  OnlineRows,
  LoginRows,
  LoginServer,
  PresenceRepository,
  PresenceWatch,
  VisibleCharacters,
];

/** Global, because nearly everything that reads the game's database must know what it lacks. */
@Global()
@Module({
  imports: [JobsModule],
  providers: [
    {
      provide: GameClock,
      inject: [PorticoConfig],
      // The demo world is written in UTC.
      useFactory: ({ demo, server }: PorticoConfig) => new GameClock(demo ? 'UTC' : server.game.timeZone),
    },
    ...SERVICES,
  ],
  exports: [GameClock, ...SERVICES],
})
export class GameModule {}
