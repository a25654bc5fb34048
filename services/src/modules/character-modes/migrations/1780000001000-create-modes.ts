import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

export class CreateModes1780000001000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_character_mode',
      columns: columnsOf(`
        character_id int key, mode tinyint default 0, deaths int default 0, group_id int null,
        bosses_killed int default 0, playtime_ms bigint default 0, updated_at bigint
      `),
      indices: [
        { name: 'portal_character_mode_mode', columnNames: ['mode'] },
        { name: 'portal_character_mode_group', columnNames: ['group_id'] },
      ],
    },
    {
      name: 'portal_ironman_group',
      columns: columnsOf('id serial, name varchar(45), leader_character_id int, created_at bigint'),
    },
  ];
}
