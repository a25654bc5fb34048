import { useTexts } from '@portico/i18n';
import { Button, Stack } from '@portico/ui';
import { useState } from 'react';
import { CodeForm, type CodeKind } from './code-form';
import styles from './login-page.module.css';
import type { LoginAnswer, SecondFactor } from './login.queries';
import { PasskeyButton } from './passkey-button';

export interface SecondFactorStepProps {
  secondFactor: SecondFactor;
  onSent: (answer: LoginAnswer) => void;
  /** Back to name and password, with what went wrong where it was that. */
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
