import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { directionOf } from '@portico/domain';
import { Icon, Link, LinkButton, PageSection } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { EventWhen } from '../../shared/news/event-when';
import { frontNewsQuery, type NewsSummary } from '../../shared/news/news.queries';
import styles from './news-section.module.css';

export function NewsSection() {
  const t = useTexts('mfe-public');
  const { language } = usePortal();
  const { data } = useQuery(frontNewsQuery(language));
  if (data === undefined) return null;
  const { news, next } = data;
  return (
    <PageSection
      id="home-news"
      title={t('home.news.title')}
      actions={
        <LinkButton href={paths.news} variant="quiet" iconEnd="arrowEnd">
          {t('home.news.all')}
        </LinkButton>
      }
    >
      <div className={styles.columns}>
        {news.length > 0 && (
          <ol className={styles.list} role="list">
            {news.map((entry) => (
              <li key={entry.id}>
                <NewsLine entry={entry} />
              </li>
            ))}
          </ol>
        )}
        {next?.time && (
          <div className={styles.event}>
            <p className={styles.next}>{t('home.news.next')}</p>
            <h3 className={styles.name}>
              <Title entry={next} />
            </h3>
            <EventWhen time={next.time} isWeekly={next.isWeekly} />
          </div>
        )}
      </div>
    </PageSection>
  );
}

function NewsLine({ entry }: { entry: NewsSummary }) {
  const format = useFormat();
  const { publishedAt, excerpt, language } = entry;
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Title entry={entry} />
        </h3>
        <time className={styles.when} dateTime={new Date(publishedAt).toISOString()}>
          {format.date(publishedAt, { dateStyle: 'medium' })}
        </time>
      </div>
      <p className={styles.excerpt} lang={language} dir={directionOf(language)}>
        {excerpt}
      </p>
    </>
  );
}

function Title({ entry: { slug, title, language, isPinned } }: { entry: NewsSummary }) {
  const t = useTexts('mfe-public');
  return (
    <Link href={paths.newsItem(slug)} className={styles.title}>
      {isPinned && <Icon name="star" size={14} label={t('event.pinned')} />}{' '}
      <bdi lang={language}>{title}</bdi>
    </Link>
  );
}
