import { useTexts } from '@portico/i18n';
import { classNames, type DataColumn, Icon, Link } from '@portico/ui';
import styles from './sort-bar.module.css';

export interface SortChoice {
  key: string;
  href: string;
  text: string;
  isCurrent: boolean;
  /** The current direction, if the list is sorted by it and it has two. */
  sorted: DataColumn<never>['sorted'];
}

export function SortBar({ sorts }: { sorts: readonly SortChoice[] }) {
  const t = useTexts('mfe-database');
  return (
    <nav className={styles.root} aria-label={t('lists.sort')}>
      <span aria-hidden="true">{t('lists.sort')}</span>
      <ul role="list">
        {sorts.map(({ key, href, text, isCurrent, sorted }) => (
          <li key={key}>
            <Link
              href={href}
              className={classNames(styles.sort, isCurrent && styles.current)}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {text}
              {sorted !== undefined && (
                <Icon name={sorted === 'ascending' ? 'sortAscending' : 'sortDescending'} size={14} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
