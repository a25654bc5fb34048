import { CreateDemoServer1780000002100 } from './simulated/create-demo-server.migration.js';
import { DemoServerEntity } from './simulated/demo-server.entity.js';

export const bridgeEntities = [DemoServerEntity];

export const bridgeMigrations = [CreateDemoServer1780000002100];
