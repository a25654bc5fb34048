import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** By what a session notices that the password was changed beside the portal. */
export class AddPasswordMark1780000014000 extends SchemaMigration {
  override readonly columns = { portal_session: columnsOf('password_mark varchar(43) null') };
}
