import {
  big,
  growingKey,
  integer,
  key,
  nullable,
  primary,
  SchemaMigration,
  text,
  tiny,
  varchar,
} from '../../../platform/persistence/index.js';

/** News and events that the owner writes. */
export class CreateNews1780000019100 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_news',
      columns: [
        growingKey(),
        varchar('kind', 8),
        varchar('language', 8),
        tiny('is_draft'),
        tiny('is_pinned'),
        nullable(big('published_at')),
        nullable(big('starts_at')),
        nullable(big('ends_at')),
        tiny('is_weekly'),
        integer('author_id'),
        big('changed_at'),
        integer('version'),
        nullable(big('removed_at')),
      ],
      indices: [{ name: 'portal_news_published', columnNames: ['published_at'] }],
    },
    {
      name: 'portal_news_text',
      columns: [key('news_id'), primary(varchar('language', 8)), varchar('title', 120), text('body')],
    },
  ];
}
