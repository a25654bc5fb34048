import type { QueryRunner } from 'typeorm';
import { migration, migrationsOf } from '@portico/services/platform/persistence';

const CreateDemoServer1780000002100 = migration(
  'CreateDemoServer1780000002100',
  `
    portal_demo_server: name varchar(32) key, is_wanted_online tinyint, holder varchar(36) null,
      expires_at bigint;
  `,
);

/** `portal_lease` now says which process runs the world, as for every other job. The one row of this table is created again. */
class ReleaseDemoServer1780000003300 extends migration(
  'ReleaseDemoServer1780000003300',
  `
    portal_demo_server: name varchar(32) key, is_wanted_online tinyint;
  `,
) {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_demo_server');
    await super.up(runner);
  }

  override async down(runner: QueryRunner): Promise<void> {
    await super.down(runner);
    await new CreateDemoServer1780000002100().up(runner);
  }
}

export const demoMigrations = [
  CreateDemoServer1780000002100,
  ReleaseDemoServer1780000003300,
  ...migrationsOf({
    CreateDemoMail1780000006200: `
    portal_demo_mail: id serial, at bigint, network varchar(64), recipient varchar(100),
      subject varchar(200), text text;
    index portal_demo_mail_network: network, id;
  `,
    CreateDemoVisit1780000008500: `
    portal_demo_visit: account_id int key, character_id int, entered_at bigint, memory text;
  `,
  }),
];
