import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { Link, Notice, SoftText, Stack, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { PushSwitch } from '../../shared/push/push-switch';
import { Switch } from '../../shared/switch/switch';
import { useWatchMails, watchMessagesQuery } from './wishes.queries';
import styles from './wishes-page.module.css';

/** How the account gets alerts: in this browser, by mail, or both. */
export function WatchMessages() {
  const t = useTexts('mfe-dashboard');
  return (
    <Window title={t('wishes.messages.title')} icon="bell" className={styles.window}>
      <Stack gap={3}>
        <SoftText>{t('wishes.messages.lead')}</SoftText>
        <PushSwitch topic="watches" label={t('wishes.messages.push')} />
        <MailSwitch />
      </Stack>
    </Window>
  );
}

function MailSwitch() {
  const t = useTexts('mfe-dashboard');
  const { data } = useQuery(watchMessagesQuery());
  const { mutate, isPending, error } = useWatchMails();
  if (data === undefined) return null;
  if (!data.canMail)
    return (
      <SoftText>
        {t('wishes.messages.noAddress')} <Link href={paths.security}>{t('wishes.messages.security')}</Link>
      </SoftText>
    );
  return (
    <>
      <Switch
        label={t('wishes.messages.mail')}
        state={t(data.isMailed ? 'wishes.messages.on' : 'wishes.messages.off')}
        isOn={data.isMailed}
        isPending={isPending}
        onChange={mutate}
      />
      {error !== null && <Notice tone="danger">{errorText(error)}</Notice>}
    </>
  );
}
