import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, FilterBadges, Button, VisuallyHidden } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEventHandler, Ref } from 'react';
import type { ItemsLinks } from '../items-state';
import { advancedQuery } from '../items.queries';
import { useAdvancedRows } from '../result-rows';
import { ResultWindow } from '../result-window';
import styles from './advanced-results.module.css';
import { activeFilters, isEmptySearch, useFilterText } from './active-filters';
import type { AdvancedSearch } from './advanced-state';
import { advancedPanel } from './lazy-advanced-panel';

const TITLE_KEYS = {
  drops: 'monster.drops.title',
  items: 'tabs.items',
  monsters: 'monsterSearch.found',
} as const;

const COUNT_KEYS = {
  drops: 'monster.drops.count',
  items: 'advanced.items',
  monsters: 'advanced.monsters',
} as const;

export function AdvancedResults({ links, search }: { links: ItemsLinks; search: AdvancedSearch }) {
  const t = useTexts('mfe-database');
  const found = useQuery(advancedQuery(search, links.view));
  const rows = useAdvancedRows(links);
  const mode = found.data?.searchMode ?? search.searchMode;
  return (
    <ResultWindow
      title={t(TITLE_KEYS[mode])}
      found={found}
      links={links}
      totalText={(total) => t(COUNT_KEYS[mode], total)}
      empty={<NothingFits links={links} search={search} />}
      rows={rows[mode]}
    />
  );
}

/** Offers the same search with each filter left out. */
function NothingFits({ links, search }: { links: ItemsLinks; search: AdvancedSearch }) {
  const t = useTexts('mfe-database');
  const { textOf } = useFilterText();
  const { query } = links.view;
  return (
    <EmptyState
      title={t('advanced.empty.title')}
      hint={t('advanced.empty.text')}
      actions={
        <>
          {query !== '' && (
            <LinkButton href={links.hrefWith({ query: '' })} icon="close">
              {t('advanced.remove', { filter: `“${query}”` })}
            </LinkButton>
          )}
          {activeFilters(search).map((filter) => (
            <LinkButton
              key={filter.key}
              icon="close"
              href={links.advancedHref(isEmptySearch(filter.without) ? null : filter.without)}
            >
              {t('advanced.remove', { filter: textOf(filter) })}
            </LinkButton>
          ))}
        </>
      }
    />
  );
}

export function ActiveFilterBadges({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const { textOf } = useFilterText();
  const { advanced } = links.view;
  if (advanced === null) return null;
  return (
    <FilterBadges
      className={styles.root}
      label={t('advanced.active')}
      badges={activeFilters(advanced).map((filter) => ({
        key: filter.key,
        text: textOf(filter),
        removeText: t('advanced.remove', { filter: textOf(filter) }),
        removeHref: links.advancedHref(isEmptySearch(filter.without) ? null : filter.without),
      }))}
      clear={{ text: t('advanced.clear'), href: links.advancedHref(null) }}
    />
  );
}

interface AdvancedToggleProps {
  panelId: string;
  isOpen: boolean;
  onToggle: () => void;
  onKeyDown: KeyboardEventHandler;
  active: AdvancedSearch | null;
  ref: Ref<HTMLButtonElement>;
}

export function AdvancedToggle({ panelId, isOpen, onToggle, onKeyDown, active, ref }: AdvancedToggleProps) {
  const t = useTexts('mfe-database');
  const count = activeFilters(active).length;
  return (
    <Button
      ref={ref}
      icon="filter"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
      onKeyDown={onKeyDown}
      onFocus={() => void advancedPanel.prepare()}
      onPointerEnter={() => void advancedPanel.prepare()}
    >
      {t('advanced.toggle')}
      {count > 0 && (
        <>
          <span className={styles.number} aria-hidden="true">
            {count}
          </span>
          <VisuallyHidden>{t('advanced.count', { count })}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
