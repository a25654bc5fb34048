import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

export class CreateActivity1780000016000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_online_sample',
      columns: columnsOf('at bigint key, minutes int, players int, peak int'),
    },
    {
      name: 'portal_world_event',
      columns: columnsOf(`
        id serial, at bigint, kind varchar(8), subject varchar(40), character_id int null, name varchar(64),
        detail varchar(300)
      `),
      indices: [
        { name: 'portal_world_event_once', columnNames: ['kind', 'subject'], isUnique: true },
        { name: 'portal_world_event_at', columnNames: ['at'] },
      ],
    },
  ];
}
