import { useTexts } from '@portico/i18n';
import { LinkButton, Notice, Stack } from '@portico/ui';

export function LoginDone({ username, next }: { username: string; next: string }) {
  const t = useTexts('mfe-public');
  return (
    <Stack gap={3}>
      <Notice tone="good" role="status" title={t('login.done.title')}>
        <p>{t('login.done.text', { username })}</p>
      </Notice>
      <LinkButton href={next} variant="primary" size="large" iconEnd="arrowEnd">
        {t('login.done.go')}
      </LinkButton>
    </Stack>
  );
}
