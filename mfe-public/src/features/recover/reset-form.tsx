import { newPasswordIssue, PASSWORD_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { ChosenPasswordField, useApiForm } from '@portico/portal-kit/form';
import { Button, LinkButton, Notice, PasswordField, Stack } from '@portico/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { FormEnd } from '../../shared/form-end';
import formStyles from '../../shared/form.module.css';
import { useChosenPasswordTexts } from '../../shared/use-password-texts';
import { usePasswordTexts } from '../../shared/use-password-texts';
import { setPassword } from './recover.queries';

const RULES = ['required', 'minLength', 'maxLength', 'characters'] as const;

export interface ResetFormProps {
  token: string;
  onAskAgain: () => void;
}

export function ResetForm({ token, onAskAgain }: ResetFormProps) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const passwordTexts = usePasswordTexts();
  const strengthTexts = useChosenPasswordTexts();
  const [isDone, setIsDone] = useState(false);
  const form = useApiForm({
    send: ({ newPassword }: Record<'newPassword' | 'confirm', string>) => setPassword({ token, newPassword }),
    onDone: () => setIsDone(true),
    issueText: (_, rule) => {
      if (rule === 'different') return t('form.issue.confirm.different');
      const known = RULES.find((name) => name === rule);
      return known && t(`form.issue.password.${known}`, { max: number(PASSWORD_MAX_LENGTH) });
    },
    noAnswerText: t('form.noAnswer'),
  });

  if (isDone) {
    return (
      <Stack gap={3}>
        <Notice tone="good" role="status" title={t('recover.done.title')}>
          {t('recover.done.text')}
        </Notice>
        <LinkButton href={paths.login} variant="primary" size="large">
          {t('recover.done.login')}
        </LinkButton>
      </Stack>
    );
  }
  if (form.failure?.code === 'identity.link_expired') {
    return (
      <Stack gap={3}>
        <Notice tone="warning" role="alert" title={t('recover.expired.title')}>
          {t('recover.expired.text')}
        </Notice>
        <Button variant="primary" size="large" onClick={onAskAgain}>
          {t('recover.expired.again')}
        </Button>
      </Stack>
    );
  }
  return (
    <form {...form.formProps} className={formStyles.form}>
      <ChosenPasswordField
        label={t('recover.new.password')}
        control={form.control}
        texts={passwordTexts}
        strengthTexts={strengthTexts}
        {...form.field('newPassword', { issueOf: newPasswordIssue, also: ['confirm'] })}
      />
      <PasswordField
        label={t('recover.new.confirm')}
        autoComplete="new-password"
        texts={passwordTexts}
        {...form.field('confirm', {
          issueOf: (text, { newPassword }) => (text === newPassword ? undefined : 'different'),
        })}
      />
      <FormEnd form={form} submit={t('recover.new.submit')} pending={t('recover.new.pending')} />
    </form>
  );
}
