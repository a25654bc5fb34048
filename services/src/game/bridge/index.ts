import { CreateDemoServer1780000002100 } from './simulated/create-demo-server.migration.js';
import { DemoServerEntity } from './simulated/demo-server.entity.js';
import { ReleaseDemoServer1780000003300 } from './simulated/release-demo-server.migration.js';

export { BridgeModule } from './bridge.module.js';
export { GameBridge } from './game-bridge.js';
export type * from './game-bridge.js';
export { DemoServerSwitch } from './simulated/demo-server-switch.js';

export const bridgeEntities = [DemoServerEntity];

export const bridgeMigrations = [CreateDemoServer1780000002100, ReleaseDemoServer1780000003300];
