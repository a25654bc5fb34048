import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** News and events that the owner writes. */
export class CreateNews1780000019100 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_news',
      columns: columnsOf(`
        id serial, kind varchar(8), language varchar(8), is_draft tinyint, is_pinned tinyint,
        published_at bigint null, starts_at bigint null, ends_at bigint null, is_weekly tinyint,
        author_id int, changed_at bigint, version int, removed_at bigint null
      `),
      indices: [{ name: 'portal_news_published', columnNames: ['published_at'] }],
    },
    {
      name: 'portal_news_text',
      columns: columnsOf('news_id int key, language varchar(8) key, title varchar(120), body text'),
    },
  ];
}
