import { useTexts } from '@portico/i18n';
import { Slot, usePortal } from '@portico/portal-kit';
import { useEffect, useRef, useState } from 'react';
import { DoorPage } from '../../shared/door-page';
import { registeredName } from '../../shared/registered-name';
import { DemoAccounts } from './demo-accounts';
import { LoginDone } from './login-done';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';
import type { LoginAnswer, SecondFactor } from './login.queries';
import { Newcomers } from './newcomers';
import { SecondFactorStep } from './second-factor-step';
import { useLoginRedirect } from './use-login-redirect';
import { type LoginFormState, useLoginForm } from './use-login-form';

/** Login with name and password, or with a passkey, then a second factor if the account has one. */
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
    <>
      <DoorPage
        title={t('login.title')}
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
      </DoorPage>
    </>
  );
}

/** A user who has just registered only types the password. */
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
