import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { PanelIcon } from './panel-icon';
import { Passkeys } from './passkeys';
import { factorsQuery } from './security.queries';
import styles from './security-page.module.css';

export function PasskeysPanel() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(factorsQuery());
  return (
    <Window
      title={
        <>
          <PanelIcon name="finger" />
          {t('security.passkeys.title')}
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.lead}>{t('security.passkeys.lead')}</p>
        <QueryStates
          query={query}
          errorTitle={t('security.passkeys.error')}
          skeleton={<Skeleton shape="box" width="100%" height="4.5rem" />}
        >
          {(factors) => <Passkeys factors={factors} />}
        </QueryStates>
      </div>
    </Window>
  );
}
