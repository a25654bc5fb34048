import {
  big,
  counting,
  growingKey,
  integer,
  key,
  nullable,
  SchemaMigration,
  tiny,
  varchar,
} from '../../../platform/persistence/index.js';

export class CreateModes1780000001000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_character_mode',
      columns: [
        key('character_id'),
        counting(tiny('mode')),
        counting(integer('deaths')),
        nullable(integer('group_id')),
        counting(integer('bosses_killed')),
        counting(big('playtime_ms')),
        big('updated_at'),
      ],
      indices: [
        { name: 'portal_character_mode_mode', columnNames: ['mode'] },
        { name: 'portal_character_mode_group', columnNames: ['group_id'] },
      ],
    },
    {
      name: 'portal_ironman_group',
      columns: [growingKey(), varchar('name', 45), integer('leader_character_id'), big('created_at')],
    },
  ];
}
