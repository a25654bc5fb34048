import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds a note for the staff to a grant. The reason of a grant is for the player. */
export class AddPointsNote1780000015300 extends SchemaMigration {
  override readonly columns = { portal_points_request: columnsOf("note varchar(200) default ''") };
}
