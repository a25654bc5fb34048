import { directionOf } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Link } from '@portico/ui';
import { paths } from '../../paths';
import { EventWhen } from '../../shared/news/event-when';
import type { NewsSummary } from '../../shared/news/news.queries';
import styles from './news-page.module.css';

export function NewsList({ news }: { news: readonly NewsSummary[] }) {
  return (
    <ol className={styles.list} role="list">
      {news.map((entry) => (
        <li key={entry.id}>
          <NewsCard entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function NewsCard({ entry }: { entry: NewsSummary }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { kind, slug, title, language, excerpt, publishedAt, isPinned, isWeekly, time } = entry;
  return (
    <article className={styles.card}>
      <p className={styles.facts}>
        {kind === 'event' && <Badge tone="accent">{t('news.kind.one')}</Badge>}
        {isPinned && <Badge>{t('event.pinned')}</Badge>}
        <time dateTime={new Date(publishedAt).toISOString()}>
          {format.date(publishedAt, { dateStyle: 'long' })}
        </time>
      </p>
      <h2 className={styles.name}>
        <Link href={paths.newsItem(slug)}>
          <bdi lang={language}>{title}</bdi>
        </Link>
      </h2>
      {time !== null && <EventWhen time={time} isWeekly={isWeekly} />}
      <p className={styles.excerpt} lang={language} dir={directionOf(language)}>
        {excerpt}
      </p>
    </article>
  );
}
