import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, EmptyState, Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signInsQuery, type SignIn } from './security.queries';
import { SignInRow } from './sign-in-row';
import rows from './rows.module.css';
import styles from './security-page.module.css';

/** The panel beside it has room for so many. */
const SHOWN_AT_FIRST = 5;

export function SignInsPanel() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(signInsQuery());
  return (
    <Window title={t('security.signIns.title')} icon="clock">
      <div className={styles.stack}>
        <p className={styles.lead}>{t('security.signIns.lead')}</p>
        <QueryStates
          query={query}
          errorTitle={t('security.signIns.error')}
          skeleton={<Skeleton shape="box" width="100%" height="26rem" />}
          isEmpty={({ signIns }) => signIns.length === 0}
          empty={
            <EmptyState title={t('security.signIns.empty.title')} hint={t('security.signIns.empty.text')} />
          }
        >
          {({ signIns }) => <SignInList signIns={signIns} />}
        </QueryStates>
      </div>
    </Window>
  );
}

function SignInList({ signIns }: { signIns: readonly SignIn[] }) {
  const t = useTexts('mfe-dashboard');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? signIns : signIns.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ol className={rows.rows} role="list">
        {shown.map((signIn, index) => (
          <SignInRow key={`${signIn.at}-${index}`} signIn={signIn} />
        ))}
      </ol>
      {signIns.length > SHOWN_AT_FIRST && (
        <div className={rows.foot}>
          <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'security.signIns.fewer' : 'security.signIns.more')}
          </Button>
        </div>
      )}
    </>
  );
}
