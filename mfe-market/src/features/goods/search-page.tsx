import { BARGAIN_PERCENT, ITEM_TYPES } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { PageMeta, Slot, useSearch, type Answer } from '@portico/portal-kit';
import { EmptyState, LinkButton, Notice, Window } from '@portico/ui';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../paths';
import { itemTypeText } from '@portico/portal-kit/game-words';
import { MarketFrame, MarketHeader } from '../../shared/frame/market-frame';
import { AdvancedForm } from '../../shared/search/advanced-form';
import {
  activeFilters,
  foundGoodsSearch,
  isBlankSearch,
  priceProblem,
  searchHref,
  searchParams,
  type GoodsLinks,
  type PriceProblem,
  type SearchView,
} from '../../shared/search/search-view';
import { FoundGoods } from './found-goods';
import { GoodsBar } from './goods-bar';
import { foundGoodsQuery } from './goods.queries';
import { SearchBadges } from './search-badges';
import styles from './search-page.module.css';

export function SearchPage() {
  const t = useTexts('mfe-market');
  const { view, hrefWith, set } = useSearch(foundGoodsSearch);
  const query = useQuery({ ...foundGoodsQuery(view), placeholderData: keepPreviousData });
  const isBlank = isBlankSearch(view);
  const problem = priceProblem(view);
  // The page's declaration does not know the search term.
  const title =
    view.search === '' ? t('goods.search.meta.title') : t('goods.search.found', { search: view.search });
  return (
    <MarketFrame
      header={<MarketHeader title={title} />}
      tab="search"
      storeCount={query.data?.storeCount}
      isWaiting={query.isLoading}
      search={view}
    >
      <PageMeta title={title} description={t('goods.search.meta.description')} noindex />
      <SearchBadges view={view} hrefWith={hrefWith} />
      {isBlank && <NoSearch view={view} />}
      {problem !== undefined && <NotAPrice problem={problem} hrefWith={hrefWith} />}
      {!isBlank && problem === undefined && (
        <>
          <GoodsBar
            view={view}
            defaultSort="relevance"
            answer={query.data}
            hrefWith={hrefWith}
            onChange={set}
          />
          <SearchResults query={query} view={view} hrefWith={hrefWith} />
          <Slot
            name="search.watch"
            search={new URLSearchParams(searchParams(view, ['view', 'page'])).toString()}
            className={styles.watch}
          />
        </>
      )}
    </MarketFrame>
  );
}

interface SearchResultsProps {
  query: UseQueryResult<Answer<'/api/market/items'>, Error>;
  view: SearchView;
  hrefWith: GoodsLinks['hrefWith'];
}

function SearchResults({ query, view, hrefWith }: SearchResultsProps) {
  const t = useTexts('mfe-market');
  const canLoosen = view.search !== '' && activeFilters(view).length > 0;
  return (
    <FoundGoods
      query={query}
      errorTitle={t('goods.search.failed')}
      view={view}
      hrefWith={hrefWith}
      empty={
        <EmptyState
          titleLevel={2}
          title={t('goods.search.none.title')}
          hint={t('goods.search.none.text')}
          actions={
            <>
              {canLoosen && (
                <LinkButton href={searchHref({ search: view.search })} icon="close">
                  {t('goods.search.none.loosen')}
                </LinkButton>
              )}
              <LinkButton href={paths.items}>{t('goods.search.none.all')}</LinkButton>
            </>
          }
        />
      }
    />
  );
}

/** Common searches as links, then all filters but the name, whose field is above. All of them stay in the room. */
function NoSearch({ view }: { view: SearchView }) {
  const t = useTexts('mfe-market');
  return (
    <Window title={t('goods.search.blank.title')} icon="search" isFlush>
      <ul role="list" className={styles.common}>
        <li>
          <LinkButton size="small" icon="trend" href={searchHref({ ...view, below: BARGAIN_PERCENT })}>
            {t('bargains.title')}
          </LinkButton>
        </li>
        {ITEM_TYPES.map((type) => (
          <li key={type}>
            <LinkButton size="small" href={searchHref({ ...view, type })}>
              {itemTypeText(type)}
            </LinkButton>
          </li>
        ))}
      </ul>
      <AdvancedForm key={searchHref(view)} view={view} />
    </Window>
  );
}

/** Shown if a price in the address is invalid. */
function NotAPrice({ problem, hrefWith }: { problem: PriceProblem; hrefWith: GoodsLinks['hrefWith'] }) {
  const t = useTexts('mfe-market');
  return (
    <Notice
      tone="warning"
      title={t(`advanced.problem.${problem}`)}
      actions={<LinkButton href={hrefWith({ min: '', max: '' })}>{t('advanced.withoutPrice')}</LinkButton>}
    >
      {t('advanced.priceHint')}
    </Notice>
  );
}
