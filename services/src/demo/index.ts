import { DemoMailEntity } from './mail/demo-mail.entity.js';
import { CreateDemoServer1780000002100 } from './migrations/1780000002100-create-demo-server.js';
import { ReleaseDemoServer1780000003300 } from './migrations/1780000003300-release-demo-server.js';
import { CreateDemoMail1780000006200 } from './migrations/1780000006200-create-demo-mail.js';
import { CreateDemoVisit1780000008500 } from './migrations/1780000008500-create-demo-visit.js';
import { DemoServerEntity } from './server/demo-server.entity.js';
import { DemoVisitEntity } from './server/demo-visit.entity.js';

export { DemoModule } from './demo.module.js';
export { DemoMailModule, DemoMailsModule } from './mail/demo-mail.module.js';
export { DemoVisitsModule } from './visits/demo-visits.module.js';
export { DemoVoteSiteModule } from './vote-site/vote-site.module.js';
export { ensureDemoWorld } from './world/ensure-demo-world.js';

export const demoEntities = [DemoServerEntity, DemoMailEntity, DemoVisitEntity];

export const demoMigrations = [
  CreateDemoServer1780000002100,
  ReleaseDemoServer1780000003300,
  CreateDemoMail1780000006200,
  CreateDemoVisit1780000008500,
];
