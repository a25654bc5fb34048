import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds the mark by which a session notices a password change outside the portal. */
export class AddPasswordMark1780000014000 extends SchemaMigration {
  override readonly columns = { portal_session: columnsOf('password_mark varchar(43) null') };
}
