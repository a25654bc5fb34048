import { parseMesos } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { errorText, useFormat } from '@portico/portal-kit';
import { Badge, Button, Link, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { PriceField, Problem, WatchWindow } from './watch-form';
import { searchWatchesQuery, useSearchWatches, type WatchedSearch } from './wishes.queries';
import styles from './wishes-page.module.css';

/** Shown below the results of a market search: watches the search up to a price. */
export function SearchWatch({ search }: { search: string }) {
  const t = useTexts('mfe-dashboard');
  const { data } = useQuery(searchWatchesQuery());
  const { mutate, isPending, error } = useSearchWatches();
  const watch = (price: number) => {
    const wanted = new URLSearchParams(search);
    wanted.set('max', String(price));
    mutate({ search: String(wanted) });
  };
  if (data === undefined) return null;
  return (
    <WatchWindow title={t('wishes.search.title')}>
      <ul role="list">
        {data.searches
          .filter((one) => isSameSearch(one.search, search))
          .map((one) => (
            <WatchedSearchLine key={one.id} watch={one} />
          ))}
      </ul>
      <PriceField
        key={search}
        label={t('wishes.search.label')}
        price={new URLSearchParams(search).get('max') ?? ''}
        isPending={isPending}
        onPrice={watch}
      />
      {error !== null && <Problem>{errorText(error)}</Problem>}
    </WatchWindow>
  );
}

/** Market searches that the account watches. Not rendered if there are none. */
export function WatchedSearches() {
  const t = useTexts('mfe-dashboard');
  const { data } = useQuery(searchWatchesQuery());
  if (data === undefined || data.searches.length === 0) return null;
  return (
    <Window title={t('wishes.search.list')} icon="search" className={styles.window}>
      <ul role="list">
        {data.searches.map((watch) => (
          <WatchedSearchLine key={watch.id} watch={watch} isNamed />
        ))}
      </ul>
    </Window>
  );
}

/** The price, whether an offer matches, and a button to end the watch. `isNamed` adds a link to the search. */
function WatchedSearchLine({ watch, isNamed = false }: { watch: WatchedSearch; isNamed?: boolean }) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const { mutate, isPending, error } = useSearchWatches();
  const said = new URLSearchParams(watch.search);
  const filters = filtersOf(watch.search).filter(([name]) => name !== 'search').length;
  return (
    <li className={styles.watched}>
      {isNamed && (
        <Link href={paths.marketSearch(watch.search)}>
          <bdi>{said.get('search') ?? t('wishes.search.any')}</bdi>
          {filters > 0 && `, ${t('wishes.search.filters', { total: filters })}`}
        </Link>
      )}
      <span>{t('wishes.search.upTo', { price: number(Number(said.get('max'))) })}</span>
      {watch.hitAt !== null && <Badge tone="good">{t('wishes.search.hit')}</Badge>}
      <Button size="small" isPending={isPending} onClick={() => mutate({ id: watch.id })}>
        {t('wishes.watch.stop')}
      </Button>
      {error !== null && <Problem>{errorText(error)}</Problem>}
    </li>
  );
}

/** Parameters that are no filters. The same search can have several watches with different prices. */
const NO_FILTERS = new Set(['sort', 'view', 'page', 'max']);

/** Filters of a search, without the highest price, in a normal form for comparison. */
function filtersOf(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)]
    .filter(([name, value]) => value !== '' && !NO_FILTERS.has(name))
    .map(([name, value]): [string, string] => [name, name === 'min' ? String(parseMesos(value)) : value])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const isSameSearch = (a: string, b: string) => JSON.stringify(filtersOf(a)) === JSON.stringify(filtersOf(b));
