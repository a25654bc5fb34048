import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Points that admins give, at once or after a second admin has confirmed them. */
export class CreatePointsRequests1780000012000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_points_request',
      columns: columnsOf(`
        id serial, entry_key varchar(112), at bigint, asked_by int, account_id int,
        character_name varchar(13), point_type varchar(8), amount int, reason varchar(200),
        needs_confirmation tinyint, state varchar(16), decided_by int null, decided_at bigint null
      `),
      indices: [
        { name: 'portal_points_request_key', columnNames: ['entry_key'], isUnique: true },
        { name: 'portal_points_request_giver', columnNames: ['asked_by', 'point_type', 'at'] },
        { name: 'portal_points_request_list', columnNames: ['needs_confirmation', 'id'] },
      ],
    },
    { name: 'portal_points_giver', columns: columnsOf('account_id int key, grants int default 0') },
  ];
}
