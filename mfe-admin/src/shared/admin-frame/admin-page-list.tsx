import { useTexts } from '@portico/i18n';
import { Icon, Link } from '@portico/ui';
import { useId } from 'react';
import styles from './admin-page-list.module.css';
import { type OpenPageGroup, useAdminPages } from './admin-pages';

/** All pages of the administration that are open to whoever is here. */
export function AdminPageList() {
  const t = useTexts('mfe-admin');
  return (
    <nav className={styles.groups} aria-label={t('frame.label')}>
      {useAdminPages().map((group) => (
        <PageGroup key={group.key} group={group} />
      ))}
    </nav>
  );
}

function PageGroup({ group: { key, pages } }: { group: OpenPageGroup }) {
  const t = useTexts('mfe-admin');
  const id = useId();
  return (
    <div>
      {key !== 'overview' && (
        <p id={id} className={styles.title}>
          {t(`frame.group.${key}`)}
        </p>
      )}
      <ul className={styles.list} role="list" aria-labelledby={key === 'overview' ? undefined : id}>
        {pages.map(({ href, title, icon, current }) => (
          <li key={href}>
            <Link className={styles.link} href={href} aria-current={current}>
              <Icon name={icon} size={18} className={styles.icon} />
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
