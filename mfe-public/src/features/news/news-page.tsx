import { SectionHead } from '@portico/game-ui';
import { directionOf, NEWS_KINDS } from '@portico/domain';
import { QueryStates, useFormat, usePortal, useSearch, linkChoices } from '@portico/portal-kit';
import { ListPager } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { Badge, EmptyState, Link, PageSkeleton, SegmentedLinks, Waiting } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { EventWhen } from '../../shared/news/event-when';
import type { NewsSummary } from '../../shared/news/news.queries';
import { NewsSubscriptions } from './news-subscriptions';
import { newsListQuery, newsSearch } from './news.queries';
import styles from './news-page.module.css';

export function NewsPage() {
  const t = useTexts('mfe-public');
  const { language } = usePortal();
  const { view, hrefWith } = useSearch(newsSearch);
  const query = useQuery(newsListQuery(view, language));
  return (
    <>
      <SectionHead
        scene="board"
        title={t('news.meta.title')}
        lead={t('news.lead')}
        actions={<NewsSubscriptions />}
      />
      <SegmentedLinks
        className={styles.kinds}
        label={t('news.kind.label')}
        items={linkChoices({ view, hrefWith }, 'kind', [undefined, ...NEWS_KINDS], (kind) =>
          t(`news.kind.${kind ?? 'all'}`),
        )}
      />
      <QueryStates
        query={query}
        errorTitle={t('news.failed')}
        skeleton={<PageSkeleton height="24rem" />}
        isEmpty={({ news }) => news.length === 0}
        empty={<EmptyState title={t('news.none.title')} hint={t('news.none.text')} />}
      >
        {({ news, pagination: { pages } }) => (
          <Waiting isWaiting={query.isPlaceholderData}>
            <ol className={styles.list} role="list">
              {news.map((entry) => (
                <li key={entry.id}>
                  <NewsCard entry={entry} />
                </li>
              ))}
            </ol>
            <ListPager page={view.page} pages={pages} hrefFor={(page) => hrefWith({ page })} />
          </Waiting>
        )}
      </QueryStates>
    </>
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
