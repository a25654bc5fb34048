import { useTexts } from '@portico/i18n';
import { errorText, useFormat } from '@portico/portal-kit';
import { Badge, Button, Link, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { filtersOf } from './same-search';
import { type SearchWatch, searchWatchesQuery, useSearchWatches } from './wishes.queries';
import styles from './wishes-page.module.css';

/** Market searches that the account watches. Not rendered if there are none. */
export function SearchWatchList() {
  const t = useTexts('mfe-dashboard');
  const { data } = useQuery(searchWatchesQuery());
  if (data === undefined || data.searches.length === 0) return null;
  return (
    <Window title={t('wishes.search.list')} icon="search" className={styles.window}>
      <ul role="list">
        {data.searches.map((watch) => (
          <SearchWatchLine key={watch.id} watch={watch} isNamed />
        ))}
      </ul>
    </Window>
  );
}

/** A watched search: the price, whether an offer matches, and a button to end the watch. `isNamed` adds a link to the search. */
export function SearchWatchLine({ watch, isNamed = false }: { watch: SearchWatch; isNamed?: boolean }) {
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
      {error !== null && (
        <p role="alert" className={styles.problem}>
          {errorText(error)}
        </p>
      )}
    </li>
  );
}
