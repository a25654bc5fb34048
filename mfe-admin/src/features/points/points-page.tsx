import { PageMeta, QueryStates, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader, PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { GrantWindow } from './grant-window';
import { pointsSearch, requestsQuery } from './points.queries';
import { RequestsWindows } from './requests-windows';
import styles from './points-page.module.css';

/** Points for a character, and those that wait for a second admin. */
export function PointsPage() {
  const t = useTexts('mfe-admin');
  const { view, hrefWith } = useSearch(pointsSearch);
  const query = useQuery(requestsQuery(view.page));
  return (
    <>
      <PageMeta title={t('points.meta.title')} description={t('points.meta.description')} noindex />
      <PageHeader eyebrow={t('frame.eyebrow')} title={t('points.title')} lead={t('points.lead')} />
      <QueryStates
        query={query}
        errorTitle={t('points.error')}
        skeleton={<PageSkeleton height="34rem" className={styles.skeleton} />}
      >
        {(data) => (
          <div className={styles.page}>
            <GrantWindow terms={data.terms} characterName={view.character} pointType={view.type} />
            <RequestsWindows
              query={query}
              requests={data.requests}
              page={view.page}
              hrefFor={(page) => hrefWith({ page })}
            />
          </div>
        )}
      </QueryStates>
    </>
  );
}
