import { directionOf } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Link } from '@portico/ui';
import { paths } from '../../paths';
import { EventWhen } from '../../shared/news/event-when';
import type { NewsSummary } from '../../shared/news/news.queries';
import styles from './news-page.module.css';

interface NewsListProps {
  news: readonly NewsSummary[];
  /** Level of the titles; 3 below a heading of its own. */
  titleLevel?: 2 | 3;
}

/** Pieces of news as cards, each with its title, date and excerpt. */
export function NewsList({ news, titleLevel = 2 }: NewsListProps) {
  return (
    <ol className={styles.list} role="list">
      {news.map((entry) => (
        <li key={entry.id}>
          <NewsCard entry={entry} titleLevel={titleLevel} />
        </li>
      ))}
    </ol>
  );
}

function NewsCard({ entry, titleLevel }: { entry: NewsSummary; titleLevel: 2 | 3 }) {
  const Title = `h${titleLevel}` as const;
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
      <Title className={styles.name}>
        <Link href={paths.newsItem(slug)}>
          <bdi lang={language}>{title}</bdi>
        </Link>
      </Title>
      {time !== null && <EventWhen time={time} isWeekly={isWeekly} />}
      <p className={styles.excerpt} lang={language} dir={directionOf(language)}>
        {excerpt}
      </p>
    </article>
  );
}
