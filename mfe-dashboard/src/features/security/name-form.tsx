import { useTexts } from '@portico/i18n';
import { FormEnd, useApiForm } from '@portico/portal-kit/form';
import { FormField } from '@portico/ui';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import styles from './security-page.module.css';

/** Limit of the API. */
const NAME_MAX_LENGTH = 60;

interface NameFormProps<Added> extends Pick<
  ComponentProps<typeof FormEnd>,
  'failureText' | 'pending' | 'onCancel'
> {
  of: 'keys' | 'passkeys';
  suggested?: string | undefined;
  send: (name: string) => Promise<Added>;
  onDone: (added: Added) => void;
}

/** Asks for the name under which the list shows what is added. */
export function NameForm<Added>({ of, suggested, send, onDone, ...end }: NameFormProps<Added>) {
  const t = useTexts('mfe-dashboard');
  const form = useApiForm({
    send: ({ name }: Record<'name', string>) => send(name.trim()),
    onDone,
    issueText: (_, rule) => (rule === 'required' ? t(`security.${of}.nameRequired`) : undefined),
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
        label={t(`security.${of}.name`)}
        hint={t(`security.${of}.nameHint`)}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
      />
      <FormEnd
        form={form}
        size="medium"
        className={styles.buttons}
        submit={t(`security.${of}.create`)}
        {...end}
      />
    </form>
  );
}
