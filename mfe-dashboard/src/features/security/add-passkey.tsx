import { useTexts } from '@portico/i18n';
import { useState } from 'react';
import { NamePasskey } from './name-passkey';
import { PasswordStep } from './password-step';
import { beginPasskey, type Passkey, type PasskeyCeremony } from './security.queries';

export interface AddPasskeyProps {
  onDone: (passkey: Passkey) => void;
  onCancel: () => void;
}

/** The password, then a name and the browser's own prompt: browsers show that only right after a press. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const t = useTexts('mfe-dashboard');
  const [ceremony, setCeremony] = useState<PasskeyCeremony>();
  if (ceremony !== undefined) return <NamePasskey ceremony={ceremony} onDone={onDone} onCancel={onCancel} />;
  return (
    <PasswordStep
      reason={t('security.passkeys.addReason')}
      submitText={t('security.continue')}
      onPassword={async (password) => setCeremony(await beginPasskey(password))}
      onCancel={onCancel}
    />
  );
}
