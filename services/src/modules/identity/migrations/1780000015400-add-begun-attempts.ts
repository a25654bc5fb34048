import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** By what an attempt that ended with its process is told from one that failed. */
export class AddBegunAttempts1780000015400 extends SchemaMigration {
  override readonly columns = {
    portal_login_attempt: columnsOf('begun int default 0, begun_at bigint default 0'),
  };
}
