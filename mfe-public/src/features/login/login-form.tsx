import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { ExternalLink, FormField, Link, PasswordField } from '@portico/ui';
import { paths } from '../../paths';
import { FormEnd } from '../../shared/form-end';
import formStyles from '../../shared/form.module.css';
import { usePasswordTexts } from '../../shared/use-password-texts';
import styles from './login-page.module.css';
import type { LoginAnswer } from './login.queries';
import { PasskeyButton } from './passkey-button';
import type { LoginFormState } from './use-login-form';

export interface LoginFormProps {
  form: LoginFormState;
  onSent: (answer: LoginAnswer) => void;
}

export function LoginForm({ form, onSent }: LoginFormProps) {
  const t = useTexts('mfe-public');
  const { identity } = usePortal().config;
  return (
    <>
      <form {...form.formProps} className={formStyles.form}>
        <FormField label={t('login.username')} autoComplete="username" {...form.username} />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          texts={usePasswordTexts()}
          {...form.password}
        />
        <FormEnd
          form={form}
          submit={t('login.submit')}
          pending={t('login.pending')}
          actions={<Appeal code={form.failure?.code} />}
        />
      </form>
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
