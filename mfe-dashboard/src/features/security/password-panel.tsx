import { signOut } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Notice, Window } from '@portico/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { ChangePasswordForm } from './change-password-form';
import { logOut } from './security.queries';
import styles from './security-page.module.css';

/** Time to read the confirmation. */
const LEAVES_AFTER_MS = 2000;

export function PasswordPanel() {
  const t = useTexts('mfe-dashboard');
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);

  const leave = () => {
    void logOut();
    // The address first: the guard of this page would lead to the login with the way back here.
    void navigate(paths.login);
    signOut();
  };
  const finish = () => {
    setIsDone(true);
    // The portal leaves whatever page is open by then: this session has ended with the password.
    setTimeout(leave, LEAVES_AFTER_MS);
  };

  return (
    <Window title={t('security.password.title')} icon="key">
      <div className={styles.stack} id="password">
        <p className={styles.lead}>{t('security.password.lead')}</p>
        <div role="status">
          {isDone && (
            <Notice tone="good" title={t('security.password.done')}>
              <p>{t('security.password.leaving')}</p>
            </Notice>
          )}
        </div>
        {!isDone && <ChangePasswordForm onDone={finish} />}
      </div>
    </Window>
  );
}
