import { big, key, nullable, SchemaMigration, varchar } from '../../../platform/persistence/index.js';

/** Items that accounts wish for, and the prices they are told of. */
export class CreateWishes1780000024900 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_wish',
      columns: [
        key('account_id'),
        key('item_id'),
        big('created_at'),
        nullable(big('max_price')),
        nullable(varchar('language', 8)),
        nullable(big('hit_at')),
        nullable(big('mailed_at')),
      ],
      indices: [{ name: 'portal_wish_max_price', columnNames: ['max_price'] }],
    },
  ];
}
