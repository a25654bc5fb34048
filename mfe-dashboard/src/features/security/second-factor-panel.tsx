import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { PanelIcon } from './panel-icon';
import { SecondFactor } from './second-factor';
import { factorsQuery } from './security.queries';
import styles from './security-page.module.css';

export function SecondFactorPanel() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(factorsQuery());
  return (
    <Window
      title={
        <>
          <PanelIcon name="shield" />
          {t('security.factor.title')}
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.lead}>{t('security.factor.lead')}</p>
        <QueryStates
          query={query}
          errorTitle={t('security.factor.error')}
          skeleton={<Skeleton shape="box" width="100%" height="4.5rem" />}
        >
          {(factors) => <SecondFactor factors={factors} />}
        </QueryStates>
      </div>
    </Window>
  );
}
