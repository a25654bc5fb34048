import { big, counting, integer, SchemaMigration } from '../../../platform/persistence/index.js';

/** By what an attempt that ended with its process is told from one that failed. */
export class AddBegunAttempts1780000015400 extends SchemaMigration {
  override readonly columns = {
    portal_login_attempt: [counting(integer('begun')), counting(big('begun_at'))],
  };
}
