import { useTexts } from '@portico/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiForm } from '@portico/portal-kit/form';
import { FormField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { PasswordStep } from './password-step';
import {
  addPasskey,
  beginPasskey,
  type Passkey,
  type PasskeyCeremony,
  sessionsQuery,
} from './security.queries';
import { ceremonyProblem, createPasskey } from './create-passkey';
import { useDeviceName } from './device';
import { FormFoot } from './form-foot';
import styles from './security-page.module.css';

interface AddPasskeyProps {
  onDone: (passkey: Passkey) => void;
  onCancel: () => void;
}

/** The password first, then a name: browsers show their prompt only right after a press. */
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

/** Limit of the API. */
const NAME_MAX_LENGTH = 60;

interface NamePasskeyProps {
  ceremony: PasskeyCeremony;
  onDone: (passkey: Passkey) => void;
  onCancel: () => void;
}

/** Asks for a name in the list, by default that of the device. */
function NamePasskey({ ceremony: { ticket, options }, onDone, onCancel }: NamePasskeyProps) {
  const t = useTexts('mfe-dashboard');
  const nameOf = useDeviceName();
  const current = useQuery(sessionsQuery()).data?.sessions.find(({ isCurrent }) => isCurrent);
  const form = useApiForm({
    send: async ({ name }: Record<'name', string>) =>
      addPasskey({ ticket, name: name.trim(), response: { ...(await createPasskey(options)) } }),
    onDone,
    issueText: (_, rule) => (rule === 'required' ? t('security.passkeys.nameRequired') : undefined),
  });

  const begin = useEffectEvent(() => {
    const { fill, setFocus } = form;
    if (current !== undefined) fill({ name: nameOf(current) });
    setFocus('name');
  });
  useEffect(() => begin(), []);

  return (
    <form {...form.formProps} className={styles.form}>
      <FormField
        {...form.field('name', { issueOf: (name) => (name.trim() === '' ? 'required' : undefined) })}
        label={t('security.passkeys.name')}
        hint={t('security.passkeys.nameHint')}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
      />
      <FormFoot
        form={form}
        failureText={({ error }) => {
          const problem = ceremonyProblem(error);
          return problem && t(`security.passkeys.problem.${problem}`);
        }}
        submitText={t('security.passkeys.create')}
        pendingText={t('security.passkeys.waiting')}
        onCancel={onCancel}
      />
    </form>
  );
}
