import { ABSENT, SEARCH_MAX_LENGTH } from '@portico/domain';
import { Mesos } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { LiveSearchField, EmptyState, LinkButton } from '@portico/ui';
import type { Worth } from './held-item';
import type { InventoryState } from './inventory.queries';
import styles from './inventory-toolbar.module.css';

/** Short, because the search needs no request. */
const SEARCH_DELAY_MS = 200;

interface InventoryToolbarProps {
  links: InventoryState;
  /** Number of items in the tab that match the search; undefined without a search. */
  found: number | undefined;
  worth: Worth | undefined;
  /** Worth of all items of the character; undefined for a tab that is not the character's. */
  total: Worth | undefined;
}

export function InventoryToolbar({ links, found, worth, total }: InventoryToolbarProps) {
  const t = useTexts('mfe-dashboard');
  const { view, set, hrefWith } = links;
  return (
    <div className={styles.root}>
      <LiveSearchField
        className={styles.filter}
        name="search"
        label={t('inventory.filter.label')}
        placeholder={t('inventory.filter.placeholder')}
        value={view.search}
        maxLength={SEARCH_MAX_LENGTH}
        delayMs={SEARCH_DELAY_MS}
        onSearch={(search) => set({ search, item: 0 }, { replace: true })}
        clearHref={hrefWith({ search: '', item: 0 })}
        texts={{ submit: t('inventory.filter.submit'), clear: t('inventory.filter.clear') }}
      />
      <dl className={styles.worth} aria-label={t('inventory.worth.label')}>
        <WorthOf term={t('inventory.worth.tab')} worth={worth} />
        {total && <WorthOf term={t('inventory.worth.all')} worth={total} />}
      </dl>
      <p role="status" className={styles.found}>
        {found !== undefined && t('inventory.filter.found', { count: found })}
      </p>
    </div>
  );
}

function WorthOf({ term, worth }: { term: string; worth: Worth | undefined }) {
  const t = useTexts('mfe-dashboard');
  return (
    <div>
      <dt>{term}</dt>
      <dd>{worth ? <Mesos amount={worth.mesos} /> : ABSENT}</dd>
      {worth !== undefined && worth.unpriced > 0 && (
        <dd className={styles.unpriced}>{t('inventory.worth.unpriced', { count: worth.unpriced })}</dd>
      )}
    </div>
  );
}

/** Shown if the search finds nothing in this tab; the numbers of the other tabs show where it does. */
export function NothingFound({ links: { view, hrefWith } }: { links: InventoryState }) {
  const t = useTexts('mfe-dashboard');
  return (
    <EmptyState
      title={t('inventory.filter.none', { term: view.search })}
      hint={t('inventory.filter.elsewhere')}
      actions={
        <LinkButton href={hrefWith({ search: '', item: 0 })}>{t('inventory.filter.clear')}</LinkButton>
      }
    />
  );
}
