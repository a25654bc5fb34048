import { newPasswordIssue, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { signOut } from '@portico/portal-kit';
import { FormEnd, ChosenPasswordField, passwordTexts, useApiForm } from '@portico/portal-kit/form';
import { LinkButton, Notice, PasswordField, Stack, Window } from '@portico/ui';
import { useState, useEffect, useEffectEvent } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { UsernameField } from './panel-forms';
import styles from './security-page.module.css';
import { logOut, changePassword, isProxyError } from './security.queries';

/** Hash of the address with the form. */
const HASH = '#password';

/** Time to read the confirmation. */
const LEAVES_AFTER_MS = 2000;

/** The form is open at its own address only: few visits need it. */
export function PasswordPanel() {
  const t = useTexts('mfe-dashboard');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [isDone, setIsDone] = useState(false);

  const leave = () => {
    void logOut();
    // Navigates first: after the sign-out, the guard of this page would add this page as the return address.
    void navigate(paths.login);
    signOut();
  };
  const finish = () => {
    setIsDone(true);
    // The portal leaves even if another page is open by then, because the new password ended this session.
    setTimeout(leave, LEAVES_AFTER_MS);
  };

  return (
    <Window title={t('security.password.title')} icon="key">
      <Stack gap={3} id="password">
        <p className={styles.lead}>{t('security.password.lead')}</p>
        <div role="status">
          {isDone && (
            <Notice tone="good" title={t('security.password.done')}>
              {t('security.password.leaving')}
            </Notice>
          )}
        </div>
        {!isDone &&
          (hash === HASH ? (
            <ChangePasswordForm onDone={finish} onCancel={() => void navigate(paths.security)} />
          ) : (
            <div className={styles.buttons}>
              <LinkButton href={paths.changePassword}>{t('security.password.submit')}</LinkButton>
            </div>
          ))}
      </Stack>
    </Window>
  );
}

type Field = 'currentPassword' | 'newPassword' | 'confirmation';

const FIELD_OF_CODE = {
  'identity.wrong_password': 'currentPassword',
  'identity.same_password': 'newPassword',
} as const;

function ChangePasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useTexts('mfe-dashboard');
  const texts = passwordTexts();
  const issueText = usePasswordIssueText();
  const form = useApiForm<Field, unknown>({
    send: ({ currentPassword, newPassword }) => changePassword({ currentPassword, newPassword }),
    onDone,
    issueText,
    fieldOfCode: FIELD_OF_CODE,
    noAnswerText: t('security.password.serverError'),
  });

  const begin = useEffectEvent(() => form.setFocus('currentPassword'));
  useEffect(() => begin(), []);

  return (
    <form {...form.formProps} className={styles.form}>
      <UsernameField />
      <PasswordField
        {...form.field('currentPassword', {
          issueOf: (text) => (text === '' ? 'required' : undefined),
          also: ['newPassword'],
        })}
        label={t('security.password.current')}
        autoComplete="current-password"
        texts={texts}
      />
      <ChosenPasswordField
        {...form.field('newPassword', {
          issueOf: (text, { currentPassword }) =>
            newPasswordIssue(text) ?? (text === currentPassword ? 'different' : undefined),
          also: ['confirmation'],
        })}
        label={t('security.password.new')}
        control={form.control}
      />
      <PasswordField
        {...form.field('confirmation', {
          issueOf: (text, values) => {
            if (text === '') return 'required';
            return text === values.newPassword ? undefined : 'equal';
          },
        })}
        label={t('security.password.confirm')}
        autoComplete="new-password"
        texts={texts}
      />
      <FormEnd
        form={form}
        size="medium"
        className={styles.buttons}
        failureText={({ error }) => (isProxyError(error) ? t('security.password.failed') : undefined)}
        submit={t('security.password.submit')}
        pending={t('security.password.pending')}
        onCancel={onCancel}
      />
    </form>
  );
}

/** The rules of the form and of the API in the words of the page. */
function usePasswordIssueText(): (field: Field, rule: string) => string | undefined {
  const t = useTexts('mfe-dashboard');
  const required: Record<Field, string> = {
    currentPassword: t('security.password.currentRequired'),
    newPassword: t('security.password.newRequired'),
    confirmation: t('security.password.confirmRequired'),
  };
  const others: Partial<Record<string, string>> = {
    minLength: t('security.password.tooShort', { length: PASSWORD_MIN_LENGTH }),
    maxLength: t('security.password.tooLong', { length: PASSWORD_MAX_LENGTH }),
    characters: t('security.password.characters'),
    different: t('security.password.same'),
    equal: t('security.password.mismatch'),
  };
  return (field, rule) => (rule === 'required' ? required[field] : others[rule]);
}
