import { Module } from '@nestjs/common';
import { PorticoConfig } from '../../platform/config/index.js';
import { StartupError } from '../../platform/errors/index.js';
import { JobsModule, Leases } from '../../platform/jobs/index.js';
import type { HeldLease } from '../../platform/jobs/index.js';
import { MerchantRows } from '../stores/merchant-rows.js';
import { StoreArchive } from '../stores/store-archive.js';
import { StoreRecorder } from '../stores/store-recorder.js';
import { DatabaseBridge } from './database-bridge.js';
import { GameBridge } from './game-bridge.js';
import { OnlineRows } from './online-rows.js';
import { DemoServerSwitch } from './simulated/demo-server-switch.js';
import { SimulatedBridge } from './simulated/simulated-bridge.js';
import { SimulatedRows } from './simulated/simulated-rows.js';
import { SimulatedServer } from './simulated/simulated-server.js';

@Module({
  imports: [JobsModule],
  providers: [
    MerchantRows,
    OnlineRows,
    StoreArchive,
    StoreRecorder,
    DemoServerSwitch,
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
      ],
      useFactory: createBridge,
    },
  ],
  exports: [GameBridge, StoreArchive],
})
export class BridgeModule {}

/** The adapter that the configuration names. */
function createBridge(
  config: PorticoConfig,
  online: OnlineRows,
  archive: StoreArchive,
  demoSwitch: DemoServerSwitch,
  merchants: MerchantRows,
  rows: SimulatedRows,
  leases: Leases,
): GameBridge {
  if (config.bridgeKind === 'none') return new DatabaseBridge(config, online, archive);
  if (!config.demo)
    throw new StartupError("server.bridge.kind: a simulation never writes into a game server's database");
  const createServer = (lease: HeldLease) =>
    new SimulatedServer({ rows, merchants, archive, lease }, Date.now());
  return new SimulatedBridge({
    online,
    archive,
    demoSwitch,
    leases,
    createServer: config.hasDemoLife ? createServer : undefined,
  });
}
