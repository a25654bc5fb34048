import { useTexts } from '@portico/i18n';
import { Button, FilterBadges, VisuallyHidden } from '@portico/ui';
import type { KeyboardEventHandler, Ref } from 'react';
import type { ItemsLinks } from '../items-state';
import { activeFilters, isEmptySearch } from './active-filters';
import styles from './advanced-toggle.module.css';
import type { AdvancedSearch } from './advanced-state';
import { useFilterText } from './filter-text';
import { advancedPanel } from './lazy-advanced';

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

export function ActiveFilterBadges({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const { textOf } = useFilterText();
  const { advanced } = links.view;
  if (advanced === null) return null;
  return (
    <FilterBadges
      className={styles.badges}
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
