import type { PortalExtension } from '@portico/services/portal-extension';
import { demoMigrations } from './demo-migrations.js';
import { StartupError } from '@portico/services/platform/errors';
import { DemoMailEntity, DemoMailModule, DemoMailsModule } from './mail/demo-mail.module.js';
import { DemoServerEntity } from './server/demo-server-switch.js';
import { DemoVisitEntity } from './server/visit-rows.js';
import { DemoServerModule } from './demo-server.module.js';
import { DemoVisitsModule } from './visits/demo-visits.module.js';
import { OPEN_ACCOUNTS } from './open-accounts.js';
import { DemoVoteSiteModule } from './vote-site/demo-vote-site.module.js';
import { ensureDemoWorld } from './world/ensure-demo-world.js';

export const demoExtension: PortalExtension = {
  schema: {
    entities: [DemoServerEntity, DemoMailEntity, DemoVisitEntity],
    migrations: demoMigrations,
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
