import type { OpenAccount, OpenAccounts } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { Slot, usePortal } from '@portico/portal-kit';
import { FormEnd, passwordTexts } from '@portico/portal-kit/form';
import {
  ExternalLink,
  FormField,
  Link,
  PasswordField,
  LinkButton,
  Notice,
  Stack,
  Window,
  Icon,
  type IconName,
} from '@portico/ui';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths';
import { FormPage } from '../../shared/forms/form-page';
import { registeredName } from '../../shared/forms/registered-name';
import styles from './login-page.module.css';
import type { LoginAnswer, SecondFactor } from './login.queries';
import { PasskeyButton } from './passkey-button';
import { SecondFactorStep } from './second-factor-step';
import { type LoginFormState, useLoginForm } from './use-login-form';
import { useLoginRedirect } from './use-login-redirect';

export function LoginPage() {
  const t = useTexts('mfe-public');
  const { config } = usePortal();
  const { entered, enter, next } = useLoginRedirect();
  const [secondFactor, setSecondFactor] = useState<SecondFactor>();

  const continueLogin = (answer: LoginAnswer) => {
    if (answer.secondFactor !== undefined) setSecondFactor(answer.secondFactor);
    if (answer.token === undefined || answer.user === undefined) return;
    enter({ username: answer.user.username, token: answer.token });
  };
  const form = useLoginForm(continueLogin);
  useRegisteredName(form);
  const startAgain = (error?: unknown) => {
    setSecondFactor(undefined);
    if (error !== undefined) form.refuse(error);
  };

  const isAsking = entered === undefined && secondFactor === undefined;
  const leadOf = () => {
    if (entered !== undefined) return undefined;
    return t(secondFactor === undefined ? 'login.lead' : 'login.second.lead');
  };
  return (
    <FormPage
      title={t('login.meta.title')}
      lead={leadOf()}
      aside={
        isAsking && (
          <>
            {config.openAccounts && <DemoAccounts {...config.openAccounts} onChoose={form.fill} />}
            <Newcomers />
            {config.voting.sites > 0 && <Slot name="login.voting" className={styles.voting} />}
          </>
        )
      }
    >
      {isAsking && <LoginForm form={form} onSent={continueLogin} />}
      {entered === undefined && secondFactor !== undefined && (
        <SecondFactorStep secondFactor={secondFactor} onSent={continueLogin} onBack={startAgain} />
      )}
      {entered !== undefined && <LoginDone username={entered.username} next={next} />}
    </FormPage>
  );
}

/** A user who has just registered has to type only the password. */
function useRegisteredName(form: LoginFormState): void {
  const fields = useRef(form);
  useEffect(() => {
    const username = registeredName();
    if (username === undefined) return;
    const { fill, setFocus } = fields.current;
    fill({ username });
    setFocus('password');
  }, []);
}

function LoginForm({ form, onSent }: { form: LoginFormState; onSent: (answer: LoginAnswer) => void }) {
  const t = useTexts('mfe-public');
  const { identity } = usePortal().config;
  return (
    <>
      <Stack as="form" gap={2} {...form.formProps}>
        <FormField label={t('form.username')} autoComplete="username" {...form.username} />
        <PasswordField
          label={t('form.password')}
          autoComplete="current-password"
          texts={passwordTexts()}
          {...form.password}
        />
        <FormEnd
          form={form}
          submit={t('form.login')}
          pending={t('login.pending')}
          actions={<Appeal code={form.failure?.code} />}
        />
      </Stack>
      <div className={styles.otherWays}>
        {identity.passkeys && <PasskeyButton onSent={onSent} />}
        {identity.recovery && <Link href={paths.recover}>{t('login.forgot')}</Link>}
      </div>
    </>
  );
}

function Appeal({ code }: { code: string | undefined }) {
  const t = useTexts('mfe-public');
  const { links } = usePortal().config;
  const appeal = links.appeal ?? links.chat;
  if (code !== 'identity.account_banned' || appeal === undefined) return null;
  return <ExternalLink href={appeal}>{t('login.appeal')}</ExternalLink>;
}

function LoginDone({ username, next }: { username: string; next: string }) {
  const t = useTexts('mfe-public');
  return (
    <Stack gap={3}>
      <Notice tone="good" role="status" title={t('login.done.title')}>
        {t('login.done.text', { username })}
      </Notice>
      <LinkButton href={next} variant="primary" size="large" iconEnd="arrowEnd">
        {t('login.done.go')}
      </LinkButton>
    </Stack>
  );
}

function Newcomers() {
  const t = useTexts('mfe-public');
  const { identity } = usePortal().config;
  if (!identity.registration) return null;
  return (
    <Window as="aside" title={t('login.new.title')} icon="star">
      <p className={styles.newText}>{t('login.new.text')}</p>
      <LinkButton href={paths.register} icon="user">
        {t('play.register')}
      </LinkButton>
    </Window>
  );
}

const ICONS = {
  player: 'user',
  admin: 'crown',
  webAdmin: 'chart',
  banned: 'skull',
} as const satisfies Record<OpenAccount['role'], IconName>;

interface DemoAccountsProps extends OpenAccounts {
  onChoose: (credentials: { username: string; password: string }) => void;
}

/** Accounts of the demo world that everybody may use. A click fills the form. */
function DemoAccounts({ password, accounts, onChoose }: DemoAccountsProps) {
  const t = useTexts('mfe-public');
  return (
    <Window title={t('login.demo.title')} icon="key" isFlush>
      <p className={styles.lead}>
        {t('login.demo.text')} {t('login.demo.password', { password })}
      </p>
      <ul role="list">
        {accounts.map(({ username, role }) => (
          <li key={username}>
            <button type="button" className={styles.account} onClick={() => onChoose({ username, password })}>
              <Icon name={ICONS[role]} size={20} className={styles.icon} />
              <span>
                <span className={styles.name}>
                  <bdi>{username}</bdi>
                </span>
                <span className={styles.what}>{t(`login.demo.${role}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Window>
  );
}
