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

/** Points that admins give, at once or after a second admin has confirmed them. */
export class CreatePointsRequests1780000012000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_points_request',
      columns: [
        growingKey(),
        varchar('entry_key', 112),
        big('at'),
        integer('asked_by'),
        integer('account_id'),
        varchar('character_name', 13),
        varchar('point_type', 8),
        integer('amount'),
        varchar('reason', 200),
        tiny('needs_confirmation'),
        varchar('state', 16),
        nullable(integer('decided_by')),
        nullable(big('decided_at')),
      ],
      indices: [
        { name: 'portal_points_request_key', columnNames: ['entry_key'], isUnique: true },
        { name: 'portal_points_request_giver', columnNames: ['asked_by', 'point_type', 'at'] },
        { name: 'portal_points_request_list', columnNames: ['needs_confirmation', 'id'] },
      ],
    },
    { name: 'portal_points_giver', columns: [key('account_id'), counting(integer('grants'))] },
  ];
}
