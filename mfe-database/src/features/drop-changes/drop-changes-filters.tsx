import { useTexts } from '@portico/i18n';
import { FilterBadges, type FilterBadge } from '@portico/ui';
import { NO_FILTERS, type DropChangelog, type DropChangesLinks } from './drop-changes.queries';
import styles from './drop-changes-page.module.css';

export interface DropChangesFiltersProps {
  links: DropChangesLinks;
  /** Knows the names; until it is there, numbers stand in their places. */
  found: DropChangelog | undefined;
}

export function DropChangesFilters({ links: { view, hrefWith }, found }: DropChangesFiltersProps) {
  const t = useTexts('mfe-database');
  const { item, monster, set } = view;
  const badge = (key: 'item' | 'monster' | 'set', text: string): FilterBadge => ({
    key,
    text,
    removeText: t('advanced.remove', { filter: text }),
    removeHref: hrefWith({ [key]: '' }),
  });
  const badges: FilterBadge[] = [];
  if (item !== undefined)
    badges.push(badge('item', t('dropChanges.filter.item', { name: found?.itemName ?? `${item}` })));
  if (monster !== undefined)
    badges.push(
      badge('monster', t('dropChanges.filter.monster', { name: found?.monsterName ?? `${monster}` })),
    );
  if (set !== undefined) badges.push(badge('set', t('dropChanges.filter.set')));
  if (badges.length === 0) return null;
  return (
    <FilterBadges
      className={styles.filters}
      label={t('dropChanges.filter.label')}
      badges={badges}
      clear={{ text: t('dropChanges.filter.clear'), href: hrefWith(NO_FILTERS) }}
    />
  );
}
