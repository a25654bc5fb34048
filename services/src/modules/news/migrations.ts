import { migrationsOf } from '../../platform/persistence/index.js';

export const newsMigrations = migrationsOf({
  CreateNews1780000019100: `
    portal_news: id serial, kind varchar(8), language varchar(8), is_draft tinyint, is_pinned tinyint,
      published_at bigint null, starts_at bigint null, ends_at bigint null, is_weekly tinyint,
      author_id int, changed_at bigint, version int, removed_at bigint null;
    index portal_news_published: published_at;
    portal_news_text: news_id int key, language varchar(8) key, title varchar(120), body text;
  `,
});
