import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { SessionList } from './session-list';
import { sessionsQuery } from './security.queries';
import styles from './security-page.module.css';

export function SessionsPanel() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(sessionsQuery());
  return (
    <Window title={t('security.sessions.title')} icon="globe">
      <div className={styles.stack}>
        <p className={styles.lead}>{t('security.sessions.lead')}</p>
        <QueryStates
          query={query}
          errorTitle={t('security.sessions.error')}
          skeleton={<Skeleton shape="box" width="100%" height="13rem" />}
        >
          {({ sessions }) => <SessionList sessions={sessions} />}
        </QueryStates>
      </div>
    </Window>
  );
}
