import { nullable, SchemaMigration, varchar } from '../../../platform/persistence/index.js';

/** Names the call of a kept answer: only some calls move money. */
export class AddCallName1780000015000 extends SchemaMigration {
  override readonly columns = { portal_idempotency: [nullable(varchar('call_name', 32))] };
}
