import { useTexts } from '@portico/i18n';
import { errorText, useIsHydrated } from '@portico/portal-kit';
import { Button, LinkButton, Notice, Stack } from '@portico/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../paths';
import { DoorPage } from '../../shared/door-page';
import { useLinkToken } from '../../shared/use-link-token';
import { confirmEmail, isLinkExpired } from './confirm-email.queries';

export function ConfirmEmailPage() {
  const t = useTexts('mfe-public');
  return (
    <>
      <DoorPage title={t('confirmEmail.title')} lead={t('confirmEmail.lead')}>
        <Stack gap={3} aria-live="polite">
          <Answer />
        </Stack>
      </DoorPage>
    </>
  );
}

function Answer() {
  const t = useTexts('mfe-public');
  const isHydrated = useIsHydrated();
  const token = useLinkToken();
  const { mutate, isSuccess, error } = useMutation({ mutationFn: confirmEmail });

  useEffect(() => {
    if (token !== undefined) mutate(token);
  }, [token, mutate]);

  if (!isHydrated) return <Working />;
  if (token === undefined) {
    return (
      <>
        <Notice tone="warning" title={t('confirmEmail.missing.title')}>
          {t('confirmEmail.missing.text')}
        </Notice>
        <LinkButton href={paths.home} size="large">
          {t('confirmEmail.done.go')}
        </LinkButton>
      </>
    );
  }
  if (isSuccess) {
    return (
      <>
        <Notice tone="good" title={t('confirmEmail.done.title')}>
          {t('confirmEmail.done.text')}
        </Notice>
        <LinkButton href={paths.home} variant="primary" size="large">
          {t('confirmEmail.done.go')}
        </LinkButton>
      </>
    );
  }
  if (isLinkExpired(error)) {
    return (
      <>
        <Notice tone="warning" title={t('confirmEmail.expired.title')}>
          {t('confirmEmail.expired.text')}
        </Notice>
        <LinkButton href={paths.security} variant="primary" size="large">
          {t('confirmEmail.expired.go')}
        </LinkButton>
      </>
    );
  }
  if (error !== null) {
    return (
      <>
        <Notice tone="danger" title={t('confirmEmail.failed.title')}>
          {errorText(error)}
        </Notice>
        <Button variant="primary" size="large" onClick={() => mutate(token)}>
          {t('confirmEmail.failed.retry')}
        </Button>
      </>
    );
  }
  return <Working />;
}

function Working() {
  const t = useTexts('mfe-public');
  return <Notice>{t('confirmEmail.working')}</Notice>;
}
