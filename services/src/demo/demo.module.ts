import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEntity, CharacterEntity, GameBridge, MerchantRows, OnlineRows } from '../game/index.js';
import { StoreArchive, StoreArchiveModule } from '../modules/market/index.js';
import { PorticoConfig } from '../platform/config/index.js';
import { StartupError } from '../platform/errors/index.js';
import { JobsModule, Leases } from '../platform/jobs/index.js';
import type { HeldLease } from '../platform/jobs/index.js';
import { DemoServerSwitch } from './server/demo-server-switch.js';
import { SimulatedBridge } from './server/simulated-bridge.js';
import { SimulatedRows } from './server/simulated-rows.js';
import { SimulatedServer } from './server/simulated-server.js';
import { Visitors } from './server/visitors.js';
import { DemoVisitsModule } from './visits/demo-visits.module.js';
import { DemoVisitEntity } from './server/demo-visit.entity.js';

/** The simulated game server of the demo world, as the bridge to it. */
@Global()
@Module({
  imports: [
    JobsModule,
    StoreArchiveModule,
    DemoVisitsModule,
    TypeOrmModule.forFeature([AccountEntity, CharacterEntity, DemoVisitEntity]),
  ],
  providers: [
    SimulatedRows,
    {
      provide: GameBridge,
      inject: [
        PorticoConfig,
        OnlineRows,
        StoreArchive,
        DemoServerSwitch,
        MerchantRows,
        SimulatedRows,
        Leases,
        Visitors,
      ],
      useFactory: createBridge,
    },
  ],
  exports: [GameBridge],
})
export class DemoModule {}

function createBridge(
  config: PorticoConfig,
  online: OnlineRows,
  archive: StoreArchive,
  demoSwitch: DemoServerSwitch,
  merchants: MerchantRows,
  rows: SimulatedRows,
  leases: Leases,
  visitors: Visitors,
): GameBridge {
  if (!config.demo)
    throw new StartupError("server.bridge.kind: a simulation never writes into a game server's database");
  const createServer = (lease: HeldLease) =>
    new SimulatedServer({ rows, merchants, archive, lease }, Date.now());
  return new SimulatedBridge({
    online,
    archive,
    demoSwitch,
    visitors,
    leases,
    createServer: config.hasDemoLife ? createServer : undefined,
  });
}
