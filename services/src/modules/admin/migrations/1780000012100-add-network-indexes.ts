import { SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds indexes to find accounts by the network they log in from. */
export class AddNetworkIndexes1780000012100 extends SchemaMigration {
  override readonly indexes = [
    { table: 'portal_audit', name: 'portal_audit_network', columnNames: ['network', 'account_id'] },
    { table: 'portal_session', name: 'portal_session_network', columnNames: ['network', 'account_id'] },
  ];
}
