import { useTexts } from '@portico/i18n';
import { FormEnd, useApiForm } from '@portico/portal-kit/form';
import { Button, Stack, CodeField } from '@portico/ui';
import { useState, useEffect, useEffectEvent } from 'react';
import styles from './login-page.module.css';
import { type LoginAnswer, type SecondFactor, proveSecondFactor } from './login.queries';
import { PasskeyButton } from './passkey-button';

interface SecondFactorStepProps {
  secondFactor: SecondFactor;
  onSent: (answer: LoginAnswer) => void;
  /** Goes back to name and password. `error` is the reason, if an error led there. */
  onBack: (error?: unknown) => void;
}

export function SecondFactorStep({ secondFactor, onSent, onBack }: SecondFactorStepProps) {
  const t = useTexts('mfe-public');
  const { ticket, methods } = secondFactor;
  const kinds = (['totp', 'recovery'] as const).filter((kind) => methods.includes(kind));
  const [kind, setKind] = useState<CodeKind | undefined>(kinds[0]);
  const other = kinds.find((candidate) => candidate !== kind);

  return (
    <Stack gap={3}>
      {kind !== undefined && (
        <CodeForm key={kind} kind={kind} ticket={ticket} onSent={onSent} onExpired={onBack} />
      )}
      {methods.includes('passkey') && <PasskeyButton ticket={ticket} onSent={onSent} onExpired={onBack} />}
      <div className={styles.stepEnd}>
        <Button variant="quiet" icon="chevronStart" onClick={() => onBack()}>
          {t('login.second.back')}
        </Button>
        {other !== undefined && (
          <Button variant="quiet" onClick={() => setKind(other)}>
            {t(`login.second.${other}.use`)}
          </Button>
        )}
      </div>
    </Stack>
  );
}

type CodeKind = 'totp' | 'recovery';

interface CodeFormProps {
  kind: CodeKind;
  ticket: string;
  onSent: (answer: LoginAnswer) => void;
  /** Called if the ticket of the first step is no longer valid. The user has to repeat that step. */
  onExpired: (error: unknown) => void;
}

function CodeForm({ kind, ticket, onSent, onExpired }: CodeFormProps) {
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
    <Stack as="form" gap={2} {...form.formProps}>
      <CodeField
        label={t(`login.second.${kind}.label`)}
        hint={t(`login.second.${kind}.hint`)}
        isNumeric={kind === 'totp'}
        {...form.field('code', { issueOf: (code) => (code === '' ? 'required' : undefined) })}
      />
      <FormEnd form={form} submit={t('login.second.submit')} pending={t('login.second.pending')} />
    </Stack>
  );
}
