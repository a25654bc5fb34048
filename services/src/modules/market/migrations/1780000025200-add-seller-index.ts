import { SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds an index on the seller of sales, for the page of an account's own stores. */
export class AddSellerIndex1780000025200 extends SchemaMigration {
  override readonly indexes = [
    {
      table: 'portal_store_snapshot',
      name: 'portal_store_snapshot_seller',
      columnNames: ['character_id', 'at'],
    },
  ];
}
