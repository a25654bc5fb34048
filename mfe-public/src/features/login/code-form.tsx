import { useTexts } from '@portico/i18n';
import { useApiForm } from '@portico/portal-kit/form';
import { CodeField } from '@portico/ui';
import { useEffect, useEffectEvent } from 'react';
import { FormEnd } from '../../shared/form-end';
import formStyles from '../../shared/form.module.css';
import { proveSecondFactor, type LoginAnswer } from './login.queries';

export type CodeKind = 'totp' | 'recovery';

export interface CodeFormProps {
  kind: CodeKind;
  ticket: string;
  onSent: (answer: LoginAnswer) => void;
  /** The ticket of the first step is no longer good: it has to be taken again. */
  onExpired: (error: unknown) => void;
}

/** Field for a code of the app, or for a recovery code. */
export function CodeForm({ kind, ticket, onSent, onExpired }: CodeFormProps) {
  const t = useTexts('mfe-public');
  const form = useApiForm({
    send: ({ code }: Record<'code', string>) => proveSecondFactor(ticket, code),
    onDone: onSent,
    issueText: (_, rule) => (rule === 'required' ? t('login.second.required') : undefined),
    fieldOfCode: { 'identity.wrong_code': 'code' },
    noAnswerText: t('form.noAnswer'),
  });
  const { failure } = form;
  const startAgain = useEffectEvent(onExpired);
  useEffect(() => {
    if (failure?.code === 'identity.ticket_expired') startAgain(failure.error);
  }, [failure]);

  const focusCode = useEffectEvent(() => form.setFocus('code'));
  useEffect(() => focusCode(), []);

  return (
    <form {...form.formProps} className={formStyles.form}>
      <CodeField
        label={t(`login.second.${kind}.label`)}
        hint={t(`login.second.${kind}.hint`)}
        isNumeric={kind === 'totp'}
        {...form.field('code', { issueOf: (code) => (code === '' ? 'required' : undefined) })}
      />
      <FormEnd form={form} submit={t('login.second.submit')} pending={t('login.second.pending')} />
    </form>
  );
}
