import {
  EMAIL_MAX_LENGTH,
  emailIssue,
  newPasswordIssue,
  PASSWORD_MAX_LENGTH,
  usernameIssue,
} from '@portico/domain';
import { findText, useTexts } from '@portico/i18n';
import { errorCodeText, useFormat, usePortal } from '@portico/portal-kit';
import { ChosenPasswordField, useApiForm } from '@portico/portal-kit/form';
import { ExternalLink, FormField, PasswordField, SoftText } from '@portico/ui';
import { CaptchaStatus } from '../../shared/captcha/captcha-status';
import { useCaptcha, useSendProven } from '../../shared/captcha/use-captcha';
import { FormEnd } from '../../shared/form-end';
import { useChosenPasswordTexts } from '../../shared/use-chosen-password-texts';
import { usePasswordTexts } from '../../shared/use-password-texts';
import { register } from './register.queries';
import formStyles from '../../shared/form.module.css';

type Values = Record<'username' | 'email' | 'password' | 'confirm', string>;

const confirmIssue = (text: string, { password }: Values) => (text === password ? undefined : 'different');
const trimmedEmailIssue = (text: string) => emailIssue(text.trim());

/** The four fields of a new account. `onDone` learns the name that it has. */
export function RegisterForm({ onDone }: { onDone: (username: string) => void }) {
  const t = useTexts('mfe-public');
  const { links } = usePortal().config;
  const passwordTexts = usePasswordTexts();
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
    <form {...form.formProps} className={formStyles.form} onFocus={captcha.begin}>
      <FormField
        label={t('register.username')}
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
        label={t('register.password')}
        control={form.control}
        texts={passwordTexts}
        strengthTexts={useChosenPasswordTexts()}
        {...form.field('password', { issueOf: newPasswordIssue, also: ['confirm'] })}
      />
      <PasswordField
        label={t('register.confirm')}
        autoComplete="new-password"
        texts={passwordTexts}
        {...form.field('confirm', { issueOf: confirmIssue })}
      />
      <CaptchaStatus text={captcha.text} />
      {links.terms !== undefined && (
        <SoftText>
          {t('register.terms')} <ExternalLink href={links.terms}>{t('register.termsLink')}</ExternalLink>
        </SoftText>
      )}
      <FormEnd form={form} submit={t('register.submit')} pending={t('register.pending')} />
    </form>
  );
}

/** The words for a rule that a field breaks; undefined for rules that this page does not know. */
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
