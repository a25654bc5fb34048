import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds the name of the call to a stored answer, because only some calls move money. */
export class AddCallName1780000015000 extends SchemaMigration {
  override readonly columns = { portal_idempotency: columnsOf('call_name varchar(32) null') };
}
