import { EMAIL_MAX_LENGTH, emailIssue, newPasswordIssue, PASSWORD_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal, useFormat, useIsHydrated } from '@portico/portal-kit';
import { FormEnd, useApiForm, ChosenPasswordField, passwordTexts } from '@portico/portal-kit/form';
import { LazyPart } from '@portico/portal-kit/lazy-part';
import {
  Button,
  FormField,
  Link,
  Notice,
  Stack,
  SoftText,
  ExternalLink,
  LinkButton,
  PasswordField,
  Window,
} from '@portico/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { CaptchaStatus } from '../../shared/captcha/captcha-status';
import { useCaptcha } from '../../shared/captcha/use-captcha';
import { FormPage } from '../../shared/forms/form-page';
import { useLinkToken } from '../../shared/forms/use-link-token';
import styles from './recover-page.module.css';
import { askForLink, setPassword } from './recover.queries';
import type { SentMailsProps } from './sent-mails';
import sentMails from './sent-mails.module.css';

/** For players who forgot their password. First asks for the mail address, then, behind the mailed link, for a new password. */
export function RecoverPage() {
  const t = useTexts('mfe-public');
  const { demo, config } = usePortal();
  const token = useLinkToken();
  const [refusedToken, setRefusedToken] = useState<string>();
  const [sentAt, setSentAt] = useState(0);
  const isChoosing = token !== undefined && token !== refusedToken;
  return (
    <FormPage
      title={t(isChoosing ? 'recover.new.title' : 'recover.meta.title')}
      lead={t(isChoosing ? 'recover.new.lead' : 'recover.lead')}
      aside={demo && <LazySentMails sentAt={sentAt} />}
    >
      {!config.identity.recovery && <RecoveryOff />}
      {config.identity.recovery && isChoosing && (
        <ResetForm key={token} token={token} onAskAgain={() => setRefusedToken(token)} />
      )}
      {config.identity.recovery && !isChoosing && <AskForm onSent={() => setSentAt(Date.now())} />}
    </FormPage>
  );
}

const ASK_RULES = ['required', 'email', 'maxLength'] as const;

/** The answer does not reveal whether an account has the address. */
function AskForm({ onSent }: { onSent: () => void }) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const [isSent, setIsSent] = useState(false);
  const captcha = useCaptcha();
  const form = useApiForm({
    send: async ({ email }: Record<'email', string>) =>
      askForLink({ email: email.trim(), captcha: await captcha.take() }),
    onDone: () => {
      setIsSent(true);
      onSent();
    },
    issueText: (_, rule) => {
      const known = ASK_RULES.find((name) => name === rule);
      return known && t(`form.issue.email.${known}`, { max: number(EMAIL_MAX_LENGTH) });
    },
    noAnswerText: t('form.noAnswer'),
  });
  return (
    <>
      {isSent ? (
        <Stack gap={3}>
          <Notice tone="good" role="status" title={t('recover.sent.title')}>
            {t('recover.sent.text')}
          </Notice>
          <SoftText>{t('recover.sent.hint')}</SoftText>
          <Button onClick={() => setIsSent(false)}>{t('recover.sent.again')}</Button>
        </Stack>
      ) : (
        <Stack as="form" gap={2} {...form.formProps} onFocus={captcha.begin}>
          <FormField
            label={t('form.email')}
            type="email"
            autoComplete="email"
            {...form.field('email', { issueOf: (text) => emailIssue(text.trim()) })}
          />
          <CaptchaStatus text={captcha.text} />
          <FormEnd form={form} submit={t('recover.submit')} pending={t('recover.pending')} />
        </Stack>
      )}
      <div className={styles.ways}>
        <Link href={paths.login}>{t('recover.login')}</Link>
      </div>
    </>
  );
}

/** Shown instead of the form if the portal cannot send mail. */
function RecoveryOff() {
  const t = useTexts('mfe-public');
  const { chat } = usePortal().config.links;
  return (
    <>
      <Notice
        title={t('recover.off.title')}
        actions={chat !== undefined && <ExternalLink href={chat}>{t('recover.off.chat')}</ExternalLink>}
      >
        {t('recover.off.text')}
      </Notice>
      <div className={styles.ways}>
        <Link href={paths.login}>{t('recover.login')}</Link>
      </div>
    </>
  );
}

const RULES = ['required', 'minLength', 'maxLength', 'characters'] as const;

function ResetForm({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const [isDone, setIsDone] = useState(false);
  const form = useApiForm({
    send: ({ newPassword }: Record<'newPassword' | 'confirm', string>) => setPassword({ token, newPassword }),
    onDone: () => setIsDone(true),
    issueText: (_, rule) => {
      if (rule === 'different') return t('form.issue.confirm.different');
      const known = RULES.find((name) => name === rule);
      return known && t(`form.issue.password.${known}`, { max: number(PASSWORD_MAX_LENGTH) });
    },
    noAnswerText: t('form.noAnswer'),
  });

  if (isDone) {
    return (
      <Stack gap={3}>
        <Notice tone="good" role="status" title={t('recover.done.title')}>
          {t('recover.done.text')}
        </Notice>
        <LinkButton href={paths.login} variant="primary" size="large">
          {t('form.login')}
        </LinkButton>
      </Stack>
    );
  }
  if (form.failure?.code === 'identity.link_expired') {
    return (
      <Stack gap={3}>
        <Notice tone="warning" role="alert" title={t('recover.expired.title')}>
          {t('recover.expired.text')}
        </Notice>
        <Button variant="primary" size="large" onClick={onAskAgain}>
          {t('recover.expired.again')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack as="form" gap={2} {...form.formProps}>
      <ChosenPasswordField
        label={t('recover.new.password')}
        control={form.control}
        {...form.field('newPassword', { issueOf: newPasswordIssue, also: ['confirm'] })}
      />
      <PasswordField
        label={t('recover.new.confirm')}
        autoComplete="new-password"
        texts={passwordTexts()}
        {...form.field('confirm', {
          issueOf: (text, { newPassword }) => (text === newPassword ? undefined : 'different'),
        })}
      />
      <FormEnd form={form} submit={t('recover.new.submit')} pending={t('recover.new.pending')} />
    </Stack>
  );
}

const loadSentMails = async () =>
  (await import(/* webpackChunkName: "sent-mails" */ './sent-mails')).SentMails;

/** The demo's box of sent mail. The page contains the empty box; the mails load afterwards. */
function LazySentMails(props: SentMailsProps) {
  const t = useTexts('mfe-public');
  const [account] = usePortal().config.openAccounts?.accounts ?? [];
  const isHydrated = useIsHydrated();
  return (
    <Window as="aside" title={t('recover.demo.title')} icon="scroll">
      {account && <p className={sentMails.lead}>{t('recover.demo.text', { address: account.email })}</p>}
      <div className={sentMails.box}>
        {isHydrated && <LazyPart load={loadSentMails} props={props} skeleton={null} />}
        <p className={sentMails.empty}>{t('recover.demo.empty')}</p>
      </div>
    </Window>
  );
}
