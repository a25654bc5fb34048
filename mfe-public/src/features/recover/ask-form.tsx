import { EMAIL_MAX_LENGTH, emailIssue } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { useApiForm } from '@portico/portal-kit/form';
import { Button, FormField, Link, Notice, Stack, SoftText } from '@portico/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { CaptchaStatus } from '../../shared/captcha/captcha-status';
import { useCaptcha } from '../../shared/captcha/use-captcha';
import { FormEnd } from '../../shared/form-end';
import formStyles from '../../shared/form.module.css';
import { askForLink } from './recover.queries';
import styles from './recover-page.module.css';

const RULES = ['required', 'email', 'maxLength'] as const;

/** The answer does not reveal whether an account has the address. */
export function AskForm({ onSent }: { onSent: () => void }) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const [isSent, setIsSent] = useState(false);
  const captcha = useCaptcha();
  const form = useApiForm({
    send: async ({ email }: Record<'email', string>) =>
      askForLink({ email: email.trim(), captcha: await captcha.take() }),
    onDone: () => {
      setIsSent(true);
      onSent();
    },
    issueText: (_, rule) => {
      const known = RULES.find((name) => name === rule);
      return known && t(`form.issue.email.${known}`, { max: number(EMAIL_MAX_LENGTH) });
    },
    noAnswerText: t('form.noAnswer'),
  });
  return (
    <>
      {isSent ? (
        <Stack gap={3}>
          <Notice tone="good" role="status" title={t('recover.sent.title')}>
            {t('recover.sent.text')}
          </Notice>
          <SoftText>{t('recover.sent.hint')}</SoftText>
          <Button onClick={() => setIsSent(false)}>{t('recover.sent.again')}</Button>
        </Stack>
      ) : (
        <form {...form.formProps} className={formStyles.form} onFocus={captcha.begin}>
          <FormField
            label={t('form.email')}
            type="email"
            autoComplete="email"
            {...form.field('email', { issueOf: (text) => emailIssue(text.trim()) })}
          />
          <CaptchaStatus text={captcha.text} />
          <FormEnd form={form} submit={t('recover.submit')} pending={t('recover.pending')} />
        </form>
      )}
      <div className={styles.ways}>
        <Link href={paths.login}>{t('recover.login')}</Link>
      </div>
    </>
  );
}
