import { CreateDemoServer1780000002100 } from './migrations/1780000002100-create-demo-server.js';
import { ReleaseDemoServer1780000003300 } from './migrations/1780000003300-release-demo-server.js';
import { DemoServerEntity } from './server/demo-server.entity.js';

export { DemoModule } from './demo.module.js';
export { ensureDemoWorld } from './world/ensure-demo-world.js';

export const demoEntities = [DemoServerEntity];

export const demoMigrations = [CreateDemoServer1780000002100, ReleaseDemoServer1780000003300];
