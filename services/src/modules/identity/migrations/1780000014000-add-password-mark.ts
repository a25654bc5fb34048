import { nullable, SchemaMigration, varchar } from '../../../platform/persistence/index.js';

/** By what a session notices that the password was changed beside the portal. */
export class AddPasswordMark1780000014000 extends SchemaMigration {
  override readonly columns = { portal_session: [nullable(varchar('password_mark', 43))] };
}
