import { SchemaMigration, tablesOf } from '@portico/services/platform/persistence';

export class CreateDemoMail1780000006200 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_demo_mail: id serial, at bigint, network varchar(64), recipient varchar(100),
      subject varchar(200), text text;
    index portal_demo_mail_network: network, id;
  `);
}
