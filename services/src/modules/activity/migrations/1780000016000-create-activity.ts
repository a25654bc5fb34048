import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

export class CreateActivity1780000016000 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_online_sample: at bigint key, minutes int, players int, peak int;
    portal_world_event: id serial, at bigint, kind varchar(8), subject varchar(40), character_id int null,
      name varchar(64), detail varchar(300);
    unique portal_world_event_once: kind, subject;
    index portal_world_event_at: at;
  `);
}
