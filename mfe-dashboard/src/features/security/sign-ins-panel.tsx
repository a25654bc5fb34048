import { useTexts } from '@portico/i18n';
import { Badge, Button, EmptyState } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './security-page.module.css';
import { SecurityPanel, LabelledTime, Network, SecurityRow, useDeviceName } from './security-panel';
import { signInsQuery, type SignIn } from './security.queries';

/** The panel beside this one has room for this many rows. */
const SHOWN_AT_FIRST = 5;

export function SignInsPanel() {
  const t = useTexts('mfe-dashboard');
  return (
    <SecurityPanel
      name="signIns"
      icon="clock"
      query={useQuery(signInsQuery())}
      skeleton="26rem"
      isEmpty={({ signIns }) => signIns.length === 0}
      empty={<EmptyState title={t('security.signIns.empty.title')} hint={t('security.signIns.empty.text')} />}
    >
      {({ signIns }) => <SignInList signIns={signIns} />}
    </SecurityPanel>
  );
}

function SignInList({ signIns }: { signIns: readonly SignIn[] }) {
  const t = useTexts('mfe-dashboard');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? signIns : signIns.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ol role="list">
        {shown.map((signIn, index) => (
          <SignInRow key={`${signIn.at}-${index}`} signIn={signIn} />
        ))}
      </ol>
      {signIns.length > SHOWN_AT_FIRST && (
        <div className={styles.foot}>
          <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'security.signIns.fewer' : 'security.signIns.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function SignInRow({ signIn }: { signIn: SignIn }) {
  const t = useTexts('mfe-dashboard');
  const device = useDeviceName()(signIn);
  return (
    <SecurityRow
      icon={signIn}
      name={
        <>
          <Badge tone={signIn.isSuccess ? 'good' : 'danger'} icon={signIn.isSuccess ? 'check' : 'close'}>
            {t(signIn.isSuccess ? 'security.signIns.success' : 'security.signIns.failure')}
          </Badge>
          <bdi>{device}</bdi>
        </>
      }
      facts={
        <>
          <LabelledTime at={signIn.at} />
          <span>
            {signIn.reason === null
              ? t(`security.method.${signIn.method}`)
              : t(`security.signIns.reason.${signIn.reason}`)}
            <Network network={signIn.network} />
          </span>
        </>
      }
    />
  );
}
