import { Global, Module } from '@nestjs/common';
import { GameBridge, MerchantRows, OnlineRows } from '@portico/services/game';
import { StoreArchive, StoreArchiveModule } from '@portico/services/modules/market';
import { PorticoConfig } from '@portico/services/platform/config';
import { JobsModule, Leases, type HeldLease } from '@portico/services/platform/jobs';
import { DemoServerSwitch } from './server/demo-server-switch.js';
import { SimulatedBridge } from './server/simulated-bridge.js';
import { SimulatedRows } from './server/simulated-rows.js';
import { SimulatedServer } from './server/simulated-server.js';
import { Visitors } from './server/visitors.js';
import { DemoVisitsModule } from './visits/demo-visits.module.js';

@Global()
@Module({
  imports: [JobsModule, StoreArchiveModule, DemoVisitsModule],
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
export class DemoServerModule {}

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
