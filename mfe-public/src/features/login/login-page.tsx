import { useTexts } from '@portico/i18n';
import { PageMeta, usePortal } from '@portico/portal-kit';
import { DoorPage } from '../../shared/door-page';
import { DemoAccounts } from './demo-accounts';
import { LoginDone } from './login-done';
import { LoginForm } from './login-form';
import type { LoginAnswer } from './login.queries';
import { Newcomers } from './newcomers';
import { useEntrance } from './use-entrance';
import { useLoginForm } from './use-login-form';

/** The way in: name and password, or a passkey; then the second factor of whoever has one. */
export function LoginPage() {
  const t = useTexts('mfe-public');
  const { demo } = usePortal();
  const { entered, enter, next } = useEntrance();

  const goOn = (answer: LoginAnswer) => {
    if (answer.token === undefined || answer.user === undefined) return;
    enter({ username: answer.user.username, token: answer.token });
  };
  const form = useLoginForm(goOn);
  const isAsking = entered === undefined;
  return (
    <>
      <PageMeta
        title={t('login.meta.title')}
        description={t('login.meta.description')}
        keywords={t('login.meta.keywords')}
      />
      <DoorPage
        title={t('login.title')}
        lead={t('login.lead')}
        aside={
          <>
            {demo && isAsking && <DemoAccounts onChoose={form.fill} />}
            <Newcomers />
          </>
        }
      >
        {isAsking && <LoginForm form={form} />}
        {entered !== undefined && <LoginDone username={entered.username} next={next} />}
      </DoorPage>
    </>
  );
}
