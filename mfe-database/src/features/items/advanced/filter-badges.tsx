import { useTexts } from '@portico/i18n';
import { Icon, Link } from '@portico/ui';
import type { ItemsLinks } from '../items-state';
import { activeFilters, isNothingAsked } from './active-filters';
import { useFilterText } from './use-filter-text';
import styles from './filter-badges.module.css';

/** The active filters, each a link to the list without it. */
export function FilterBadges({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const { textOf } = useFilterText();
  const { advanced } = links.view;
  if (advanced === null) return null;
  return (
    <ul className={styles.root} role="list" aria-label={t('advanced.active')}>
      {activeFilters(advanced).map((filter) => (
        <li key={filter.key}>
          <Link
            className={styles.badge}
            href={links.advancedHref(isNothingAsked(filter.without) ? null : filter.without)}
            aria-label={t('advanced.remove', { filter: textOf(filter) })}
          >
            <span>{textOf(filter)}</span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} href={links.advancedHref(null)}>
          {t('advanced.clear')}
        </Link>
      </li>
    </ul>
  );
}
