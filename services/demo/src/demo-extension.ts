import type { PortalExtension } from '@portico/services/portal-extension';
import { StartupError } from '@portico/services/platform/errors';
import { DemoMailEntity } from './mail/demo-mailer.js';
import { DemoMailModule, DemoMailsModule } from './mail/demo-mail.module.js';
import { CreateDemoServer1780000002100 } from './migrations/1780000002100-create-demo-server.js';
import { ReleaseDemoServer1780000003300 } from './migrations/1780000003300-release-demo-server.js';
import { CreateDemoMail1780000006200 } from './migrations/1780000006200-create-demo-mail.js';
import { CreateDemoVisit1780000008500 } from './migrations/1780000008500-create-demo-visit.js';
import { DemoServerEntity } from './server/demo-server-switch.js';
import { DemoVisitEntity } from './server/visit-rows.js';
import { DemoServerModule } from './demo-server.module.js';
import { DemoVisitsModule } from './visits/demo-visits.module.js';
import { OPEN_ACCOUNTS } from './open-accounts.js';
import { DemoVoteSiteModule } from './vote-site/demo-vote-site.module.js';
import { ensureDemoWorld } from './world/ensure-demo-world.js';

/** The demo: its world, simulated game server, vote sites and mailbox. */
export const demoExtension: PortalExtension = {
  schema: {
    entities: [DemoServerEntity, DemoMailEntity, DemoVisitEntity],
    migrations: [
      CreateDemoServer1780000002100,
      ReleaseDemoServer1780000003300,
      CreateDemoMail1780000006200,
      CreateDemoVisit1780000008500,
    ],
  },
  publicSettings: { openAccounts: OPEN_ACCOUNTS },
  modules: ({ demo, env, bridgeKind }) => {
    if (!demo)
      throw new StartupError(
        "PORTICO_DATABASE_URL is set: the demo never writes into a game server's database; npm start runs the portal alone on it",
      );
    return {
      mail: env.smtpUrl === undefined ? DemoMailModule : undefined,
      bridge: bridgeKind === 'simulated' ? DemoServerModule : undefined,
      others: [DemoMailsModule, DemoVisitsModule, DemoVoteSiteModule],
    };
  },
  prepare: async (context) => {
    await ensureDemoWorld(context, (step) => process.stderr.write(`${step}\n`));
  },
};
