import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Adds items that accounts wish for, and the prices at which the accounts get a mail. */
export class CreateWishes1780000024900 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_wish: account_id int key, item_id int key, created_at bigint, max_price bigint null,
      language varchar(8) null, hit_at bigint null, mailed_at bigint null;
    index portal_wish_max_price: max_price;
  `);
}
