import { useTexts } from '@portico/i18n';
import { useSession } from '@portico/portal-kit';
import { FormEnd, passwordTexts, useApiForm } from '@portico/portal-kit/form';
import { PasswordField, FormField } from '@portico/ui';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import styles from './security-page.module.css';

interface PasswordStepProps {
  /** Text that explains why the password is needed. */
  reason: string;
  submitText: string;
  /** An error is shown at the field, or above the button. */
  onPassword: (password: string) => Promise<unknown>;
  onCancel: () => void;
}

const FIELD_OF_CODE = { 'identity.wrong_password': 'password' } as const;

/** Asks for the password again, in case someone else found an open browser. */
export function PasswordStep({ reason, submitText, onPassword, onCancel }: PasswordStepProps) {
  const t = useTexts('mfe-dashboard');
  const form = useApiForm<'password', unknown>({
    send: ({ password }) => onPassword(password),
    issueText: (_, rule) => (rule === 'required' ? t('security.confirmation.required') : undefined),
    fieldOfCode: FIELD_OF_CODE,
  });

  const begin = useEffectEvent(() => form.setFocus('password'));
  useEffect(() => begin(), []);

  return (
    <form {...form.formProps} className={styles.form}>
      <p className={styles.lead}>{reason}</p>
      <UsernameField />
      <PasswordField
        {...form.field('password', { issueOf: (text) => (text === '' ? 'required' : undefined) })}
        label={t('security.confirmation.label')}
        autoComplete="current-password"
        texts={passwordTexts()}
      />
      <FormEnd
        form={form}
        size="medium"
        className={styles.buttons}
        submit={submitText}
        pending={t('security.confirmation.pending')}
        onCancel={onCancel}
      />
    </form>
  );
}

/** Hidden: password managers look up and save the password under this name. */
export function UsernameField() {
  const username = useSession((session) => session.username);
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={username ?? ''} />;
}

/** Limit of the API. */
const NAME_MAX_LENGTH = 60;

interface NameFormProps<Added> extends Pick<
  ComponentProps<typeof FormEnd>,
  'failureText' | 'submit' | 'pending' | 'onCancel'
> {
  suggested?: string | undefined;
  send: (name: string) => Promise<Added>;
  onDone: (added: Added) => void;
}

/** Asks for the name under which the list shows what is added. */
export function NameForm<Added>({ suggested, send, onDone, ...end }: NameFormProps<Added>) {
  const t = useTexts('mfe-dashboard');
  const form = useApiForm({
    send: ({ name }: Record<'name', string>) => send(name.trim()),
    onDone,
    issueText: (_, rule) => (rule === 'required' ? t('security.entry.nameRequired') : undefined),
  });
  const begin = useEffectEvent(() => {
    const { fill, setFocus } = form;
    if (suggested !== undefined) fill({ name: suggested });
    setFocus('name');
  });
  useEffect(() => begin(), []);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormField
        {...form.field('name', { issueOf: (name) => (name.trim() === '' ? 'required' : undefined) })}
        label={t('security.entry.name')}
        hint={t('security.entry.nameHint')}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
      />
      <FormEnd form={form} size="medium" className={styles.buttons} {...end} />
    </form>
  );
}
