import { SectionHead } from '@portico/game-ui';
import { NEWS_KINDS } from '@portico/domain';
import { QueryStates, usePortal, useSearch, linkChoices } from '@portico/portal-kit';
import { ListPager } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { EmptyState, PageSkeleton, Row, SegmentedLinks, Waiting } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { NewsList } from './news-list';
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
      <SectionHead scene="board" title={t('news.meta.title')} lead={t('news.lead')} />
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
            <NewsList news={news} />
            <ListPager page={view.page} pages={pages} hrefFor={(page) => hrefWith({ page })} />
          </Waiting>
        )}
      </QueryStates>
      <Row>
        <NewsSubscriptions />
      </Row>
    </>
  );
}
