import { useTexts } from '@portico/i18n';
import { useApiForm } from '@portico/portal-kit/form';
import { useSendProven } from '../../shared/captcha/use-captcha';
import { logIn, type LoginAnswer } from './login.queries';

const required = (text: string) => (text === '' ? 'required' : undefined);

/** A hook, because the demo accounts fill the form from outside. */
export function useLoginForm(onSent: (answer: LoginAnswer) => void) {
  const t = useTexts('mfe-public');
  const sendProven = useSendProven();
  const form = useApiForm({
    send: (values: Record<'username' | 'password', string>) =>
      sendProven((captcha) => logIn({ ...values, captcha })),
    onDone: onSent,
    issueText: (field, rule) => (rule === 'required' ? t(`form.issue.${field}.required`) : undefined),
    noAnswerText: t('form.noAnswer'),
  });
  return {
    ...form,
    username: form.field('username', { issueOf: required }),
    password: form.field('password', { issueOf: required }),
  };
}

export type LoginFormState = ReturnType<typeof useLoginForm>;
