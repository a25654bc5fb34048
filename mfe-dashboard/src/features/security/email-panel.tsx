import { errorText, QueryStates, usePortal, ownAccountQuery, type Account } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Button, FormError, Stack } from '@portico/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import styles from './security-page.module.css';
import { PanelStatus, PanelWindow, useStatus } from './security-panel';
import { sendVerification } from './security.queries';

export function EmailPanel() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(ownAccountQuery());
  const isConfirmed = query.data?.emailConfirmed;
  return (
    <PanelWindow
      title={t('security.email.title')}
      drawing="mail"
      state={
        query.data?.email && (
          <Badge tone={isConfirmed ? 'good' : 'warning'} icon={isConfirmed ? 'check' : 'warning'}>
            {t(isConfirmed ? 'security.email.confirmed' : 'security.email.unconfirmed')}
          </Badge>
        )
      }
    >
      <QueryStates query={query} errorTitle={t('security.email.error')} skeleton="4.5rem">
        {(account) => <Email account={account} />}
      </QueryStates>
    </PanelWindow>
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
    <Stack gap={3}>
      <bdi className={styles.address}>{email}</bdi>
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
    </Stack>
  );
}
