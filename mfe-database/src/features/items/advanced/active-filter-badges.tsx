import { useTexts } from '@portico/i18n';
import { FilterBadges } from '@portico/ui';
import type { ItemsLinks } from '../items-state';
import { activeFilters, isEmptySearch } from './active-filters';
import { useFilterText } from './use-filter-text';
import styles from './active-filter-badges.module.css';

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
