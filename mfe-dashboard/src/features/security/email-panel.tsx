import { errorText, QueryStates, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Button, FormError, Skeleton, Window } from '@portico/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { PanelIcon } from './panel-icon';
import { PanelStatus } from './panel-status';
import { accountQuery, sendVerification, type Account } from './security.queries';
import { useStatus } from './use-status';
import styles from './security-page.module.css';

export function EmailPanel() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(accountQuery());
  return (
    <Window
      title={
        <>
          <PanelIcon name="mail" />
          {t('security.email.title')}
        </>
      }
    >
      <QueryStates
        query={query}
        errorTitle={t('security.email.error')}
        skeleton={<Skeleton shape="box" width="100%" height="4.5rem" />}
      >
        {(account) => <Email account={account} />}
      </QueryStates>
    </Window>
  );
}

function Email({ account: { email, emailConfirmed } }: { account: Account }) {
  const t = useTexts('mfe-dashboard');
  const { recovery } = usePortal().config.identity;
  const [status, say] = useStatus();
  const sending = useMutation({
    mutationFn: sendVerification,
    onSuccess: () => say(t('security.email.sent')),
  });
  if (email === null || email === '') return <p className={styles.lead}>{t('security.email.none')}</p>;
  return (
    <div className={styles.stack}>
      <div className={styles.state}>
        <bdi className={styles.address}>{email}</bdi>
        {emailConfirmed ? (
          <Badge tone="good" icon="check">
            {t('security.email.confirmed')}
          </Badge>
        ) : (
          <Badge tone="warning" icon="warning">
            {t('security.email.unconfirmed')}
          </Badge>
        )}
      </div>
      {recovery && <p className={styles.lead}>{t('security.email.why')}</p>}
      {sending.error !== null && <FormError>{errorText(sending.error)}</FormError>}
      <PanelStatus status={status} />
      {recovery && !emailConfirmed && (
        <div className={styles.buttons}>
          <Button isPending={sending.isPending} onClick={() => sending.mutate()}>
            {t(sending.isSuccess ? 'security.email.again' : 'security.email.send')}
          </Button>
        </div>
      )}
    </div>
  );
}
