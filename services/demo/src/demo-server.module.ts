import { Global, Injectable, Module } from '@nestjs/common';
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

@Injectable()
class DemoBridge extends SimulatedBridge {
  constructor(
    config: PorticoConfig,
    online: OnlineRows,
    archive: StoreArchive,
    demoSwitch: DemoServerSwitch,
    merchants: MerchantRows,
    rows: SimulatedRows,
    leases: Leases,
    visitors: Visitors,
  ) {
    const createServer = (lease: HeldLease) =>
      new SimulatedServer({ rows, merchants, archive, lease }, Date.now());
    const parts = { online, archive, demoSwitch, visitors, leases };
    super({ ...parts, createServer: config.hasDemoLife ? createServer : undefined });
  }
}

@Global()
@Module({
  imports: [JobsModule, StoreArchiveModule, DemoVisitsModule],
  providers: [SimulatedRows, { provide: GameBridge, useClass: DemoBridge }],
  exports: [GameBridge],
})
export class DemoServerModule {}
