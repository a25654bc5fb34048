import {
  EMAIL_MAX_LENGTH,
  emailIssue,
  newPasswordIssue,
  PASSWORD_MAX_LENGTH,
  usernameIssue,
} from '@portico/domain';
import { useTexts, findText } from '@portico/i18n';
import { usePortal, errorCodeText, useFormat, PageMeta } from '@portico/portal-kit';
import { FormEnd, ChosenPasswordField, passwordTexts, useApiForm } from '@portico/portal-kit/form';
import {
  ExternalLink,
  FormField,
  PasswordField,
  SoftText,
  LinkButton,
  Icon,
  Link,
  Window,
  Stack,
} from '@portico/ui';
import { useState, useEffect, useRef } from 'react';
import { paths } from '../../paths';
import { CaptchaStatus } from '../../shared/captcha/captcha-status';
import { useCaptcha, useSendProven } from '../../shared/captcha/use-captcha';
import { FormPage } from '../../shared/forms/form-page';
import { useHasDownload } from '../../shared/game-download.queries';
import { storeRegisteredName } from '../../shared/forms/registered-name';
import styles from './register-page.module.css';
import { register } from './register.queries';

export function RegisterPage() {
  const t = useTexts('mfe-public');
  const { registration } = usePortal().config.identity;
  const isGameOut = useHasDownload();
  const [registered, setRegistered] = useState<string>();
  const finish = (username: string) => {
    storeRegisteredName(username);
    setRegistered(username);
  };
  if (!registration) return <RegistrationClosed />;
  const isDone = registered !== undefined;
  return (
    <FormPage
      title={isDone ? t('register.done.title') : t('register.title')}
      lead={isDone ? t('register.done.lead', { username: registered }) : t('register.lead')}
      aside={!isDone && <OneAccount />}
    >
      {isDone ? <RegisterDone isGameOut={isGameOut} /> : <RegisterForm onDone={finish} />}
    </FormPage>
  );
}

type Values = Record<'username' | 'email' | 'password' | 'confirm', string>;

const confirmIssue = (text: string, { password }: Values) => (text === password ? undefined : 'different');
const trimmedEmailIssue = (text: string) => emailIssue(text.trim());

/** The four fields of a new account. `onDone` is called with its username. */
function RegisterForm({ onDone }: { onDone: (username: string) => void }) {
  const t = useTexts('mfe-public');
  const { links } = usePortal().config;
  const captcha = useCaptcha();
  const sendProven = useSendProven();
  const form = useApiForm({
    send: async ({ username, email, password }: Values) => {
      const solved = await captcha.take();
      return sendProven((asked) =>
        register({ username, email: email.trim(), password, captcha: asked ?? solved }),
      );
    },
    onDone: (_, { username }) => onDone(username),
    issueText: useIssueText(),
    fieldOfCode: { 'identity.username_taken': 'username' },
    noAnswerText: t('form.noAnswer'),
  });
  return (
    <Stack as="form" gap={2} {...form.formProps} onFocus={captcha.begin}>
      <FormField
        label={t('form.username')}
        autoComplete="username"
        hint={t('register.hint.username')}
        {...form.field('username', { issueOf: usernameIssue })}
      />
      <FormField
        label={t('form.email')}
        type="email"
        autoComplete="email"
        hint={t('register.hint.email')}
        {...form.field('email', { issueOf: trimmedEmailIssue })}
      />
      <ChosenPasswordField
        label={t('form.password')}
        control={form.control}
        {...form.field('password', { issueOf: newPasswordIssue, also: ['confirm'] })}
      />
      <PasswordField
        label={t('register.confirm')}
        autoComplete="new-password"
        texts={passwordTexts()}
        {...form.field('confirm', { issueOf: confirmIssue })}
      />
      <CaptchaStatus text={captcha.text} />
      {links.terms !== undefined && (
        <SoftText>
          {t('register.terms')} <ExternalLink href={links.terms}>{t('register.termsLink')}</ExternalLink>
        </SoftText>
      )}
      <FormEnd form={form} submit={t('register.submit')} pending={t('register.pending')} />
    </Stack>
  );
}

/** Text for a broken rule of a field; undefined for rules that this page does not know. */
function useIssueText(): (field: string, rule: string) => string | undefined {
  const { number } = useFormat();
  const numbers: Readonly<Record<string, number>> = {
    email: EMAIL_MAX_LENGTH,
    password: PASSWORD_MAX_LENGTH,
  };
  return (field, rule) =>
    errorCodeText(rule) ??
    findText('mfe-public', `form.issue.${field}.${rule}`, { max: number(numbers[field] ?? 0) });
}

function RegisterDone({ isGameOut }: { isGameOut: boolean }) {
  const t = useTexts('mfe-public');
  const steps = useRef<HTMLDivElement>(null);
  // The focused form is gone, so the focus moves to the next steps.
  useEffect(() => steps.current?.focus(), []);
  return (
    <div ref={steps} className={styles.done} role="group" aria-label={t('register.done.next')} tabIndex={-1}>
      <p>{t('register.done.text')}</p>
      <LinkButton href={paths.login} variant="primary" size="large" icon="key">
        {t('form.login')}
      </LinkButton>
      <LinkButton href={paths.download} size="large" icon={isGameOut ? 'download' : 'info'}>
        {isGameOut ? t('play.download') : t('play.start')}
      </LinkButton>
    </div>
  );
}

/** Shown while the owner has closed registration. Suggests other steps. */
function RegistrationClosed() {
  const t = useTexts('mfe-public');
  const { chat } = usePortal().config.links;
  const title = t('register.closed.title');
  const text = t('register.closed.text');
  return (
    <FormPage title={title} lead={text}>
      <PageMeta title={title} description={text} noindex />
      <div className={styles.done}>
        <LinkButton href={paths.login} variant="primary" size="large" icon="key">
          {t('register.closed.login')}
        </LinkButton>
        {chat !== undefined && (
          <LinkButton href={chat} size="large" icon="chat" isExternal>
            {t('register.closed.chat')}
          </LinkButton>
        )}
      </div>
    </FormPage>
  );
}

const FACTS = ['game', 'characters', 'free'] as const;

/** The site and the game share one account. Players who have one log in instead. */
function OneAccount() {
  const t = useTexts('mfe-public');
  return (
    <Window as="aside" title={t('register.one.title')} icon="key">
      <ul role="list" className={styles.facts}>
        {FACTS.map((fact) => (
          <li key={fact}>
            <Icon name="check" size={16} />
            <span>{t(`register.one.${fact}`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.haveOne}>
        {t('register.one.have')} <Link href={paths.login}>{t('login.meta.title')}</Link>
      </p>
    </Window>
  );
}
