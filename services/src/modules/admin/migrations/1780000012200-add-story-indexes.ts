import { SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds indexes to find the events of an account around a moment. */
export class AddStoryIndexes1780000012200 extends SchemaMigration {
  override readonly indexes = [
    { table: 'portal_ledger', name: 'portal_ledger_account_at', columnNames: ['account_id', 'at'] },
    { table: 'portal_audit', name: 'portal_audit_account_at', columnNames: ['account_id', 'at'] },
  ];
}
