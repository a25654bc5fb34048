import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { useState } from 'react';
import { DoorPage } from '../../shared/door-page';
import { useHasDownload } from '../../shared/game-download.queries';
import { storeRegisteredName } from '../../shared/registered-name';
import { OneAccount } from './one-account';
import { RegisterDone } from './register-done';
import { RegisterForm } from './register-form';
import { RegistrationClosed } from './registration-closed';

export function RegisterPage() {
  const t = useTexts('mfe-public');
  const { registration } = usePortal().config.identity;
  const isGameOut = useHasDownload();
  const [registered, setRegistered] = useState<string>();
  const finish = (username: string) => {
    storeRegisteredName(username);
    setRegistered(username);
  };
  return (
    <>
      {registration ? (
        <DoorPage
          title={registered === undefined ? t('register.title') : t('register.done.title')}
          lead={
            registered === undefined ? t('register.lead') : t('register.done.lead', { username: registered })
          }
          aside={registered === undefined && <OneAccount />}
        >
          {registered === undefined ? (
            <RegisterForm onDone={finish} />
          ) : (
            <RegisterDone isGameOut={isGameOut} />
          )}
        </DoorPage>
      ) : (
        <RegistrationClosed />
      )}
    </>
  );
}
