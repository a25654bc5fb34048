import { MAX_GOODS_TERM } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { SearchField } from '@portico/ui';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { AdvancedSearch } from './advanced-search';
import styles from './market-search.module.css';
import { GOODS_VIEW, NO_SEARCH, searchHref, type SearchView } from './search-view';

/** The owl: searches the goods of all stores. An empty term clears the results; by type and price alone the advanced search looks. */
export function MarketSearch({ view = NO_SEARCH }: { view?: SearchView | undefined }) {
  const t = useTexts('mfe-market');
  const action = useHref(paths.search);
  const navigate = useNavigate();
  const { type, min, max, room } = view;
  const sort = view.sort === 'relevance' ? '' : view.sort;
  const keep = Object.fromEntries(
    Object.entries({ type, min, max, sort, room, view: view.view === GOODS_VIEW ? '' : view.view }).filter(
      ([, value]) => value !== '',
    ),
  );
  const cleared = searchHref({ room, view: view.view });
  const hasSearch = view.search !== '';
  return (
    <div className={styles.root}>
      <SearchField
        className={styles.field}
        name="search"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={view.search}
        maxLength={MAX_GOODS_TERM}
        action={action}
        keep={keep}
        onSearch={(search) =>
          void navigate(search === '' ? cleared : searchHref({ ...view, search, page: 1 }))
        }
        {...(hasSearch && { clearHref: cleared })}
        texts={{ submit: t('search.submit'), clear: t('search.clear') }}
      />
      <AdvancedSearch view={view} />
    </div>
  );
}
