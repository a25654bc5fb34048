import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds the columns that tell an attempt cut off with its process from a failed one. */
export class AddBegunAttempts1780000015400 extends SchemaMigration {
  override readonly columns = {
    portal_login_attempt: columnsOf('begun int default 0, begun_at bigint default 0'),
  };
}
