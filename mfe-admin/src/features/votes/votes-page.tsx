import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { CallbacksWindow } from './callbacks-window';
import { SiteCard } from './site-card';
import { sitesQuery } from './votes.queries';
import styles from './votes-page.module.css';

export function VotesPage() {
  const t = useTexts('mfe-admin');
  const query = useQuery(sitesQuery());
  return (
    <>
      <AdminHeader title={t('votes.title')} lead={t('votes.lead')} />
      <div className={styles.page}>
        <QueryStates
          query={query}
          errorTitle={t('votes.sites.error')}
          skeleton={<PageSkeleton height="18rem" className={styles.skeleton} />}
          isEmpty={({ sites }) => sites.length === 0}
          empty={<EmptyState titleLevel={2} title={t('votes.empty.title')} hint={t('votes.empty.text')} />}
        >
          {({ sites }) => (
            <>
              <ul className={styles.sites} aria-label={t('votes.sites.label')}>
                {sites.map((site) => (
                  <li key={site.id} className={styles.site}>
                    <SiteCard site={site} />
                  </li>
                ))}
              </ul>
              <CallbacksWindow sites={sites} />
            </>
          )}
        </QueryStates>
      </div>
    </>
  );
}
