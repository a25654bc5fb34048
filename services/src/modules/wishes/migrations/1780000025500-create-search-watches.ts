import { big, key, nullable, SchemaMigration, text, varchar } from '../../../platform/persistence/index.js';

export class CreateSearchWatches1780000025500 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_search_watch',
      columns: [
        key('account_id'),
        key('id'),
        text('search'),
        varchar('language', 8),
        big('created_at'),
        nullable(big('hit_at')),
        nullable(big('mailed_at')),
      ],
    },
  ];
}
