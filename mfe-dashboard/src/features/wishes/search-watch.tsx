import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { LinkButton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { SearchWatchLine } from './search-watch-list';
import { isSameSearch } from './same-search';
import { PriceField } from './watch-form';
import { searchWatchesQuery, useSearchWatches } from './wishes.queries';
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
    <Window
      title={t('wishes.search.title')}
      icon="clock"
      actions={
        <LinkButton href={paths.wishes} size="small">
          {t('wishes.title')}
        </LinkButton>
      }
    >
      <ul role="list">
        {data.searches
          .filter((one) => isSameSearch(one.search, search))
          .map((one) => (
            <SearchWatchLine key={one.id} watch={one} />
          ))}
      </ul>
      <PriceField
        key={search}
        label={t('wishes.search.label')}
        price={new URLSearchParams(search).get('max') ?? ''}
        isPending={isPending}
        onPrice={watch}
      />
      {error !== null && (
        <p role="alert" className={styles.problem}>
          {errorText(error)}
        </p>
      )}
    </Window>
  );
}
