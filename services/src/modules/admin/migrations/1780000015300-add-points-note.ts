import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** A note for the staff on a grant; its reason is for the player. */
export class AddPointsNote1780000015300 extends SchemaMigration {
  override readonly columns = { portal_points_request: columnsOf("note varchar(200) default ''") };
}
