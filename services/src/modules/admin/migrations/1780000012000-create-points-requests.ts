import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Adds grants of points by admins, given at once or after a second admin has confirmed them. */
export class CreatePointsRequests1780000012000 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_points_request: id serial, entry_key varchar(112), at bigint, asked_by int, account_id int,
      character_name varchar(13), point_type varchar(8), amount int, reason varchar(200),
      needs_confirmation tinyint, state varchar(16), decided_by int null, decided_at bigint null;
    unique portal_points_request_key: entry_key;
    index portal_points_request_giver: asked_by, point_type, at;
    index portal_points_request_list: needs_confirmation, id;
    portal_points_giver: account_id int key, grants int default 0;
  `);
}
