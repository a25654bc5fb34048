import { SchemaMigration, tablesOf } from '../../persistence/index.js';

export class CreateLease1780000003000 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_lease: name varchar(32) key, holder varchar(36), fence bigint, expires_at bigint;
  `);
}
