import { useTexts } from '@portico/i18n';
import { errorText, useIsHydrated } from '@portico/portal-kit';
import { Button, LinkButton, Notice, Stack } from '@portico/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../paths';
import { FormPage } from '../../shared/forms/form-page';
import { useLinkToken } from '../../shared/forms/use-link-token';
import { confirmEmail, isLinkExpired } from './confirm-email.queries';

export function ConfirmEmailPage() {
  const t = useTexts('mfe-public');
  return (
    <FormPage title={t('confirmEmail.meta.title')} lead={t('confirmEmail.lead')}>
      <Stack gap={3} aria-live="polite">
        <Answer />
      </Stack>
    </FormPage>
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
    return <Said tone="warning" state="missing" go={t('confirmEmail.done.go')} href={paths.home} />;
  }
  if (isSuccess) {
    return <Said tone="good" state="done" go={t('confirmEmail.done.go')} href={paths.home} isMain />;
  }
  if (isLinkExpired(error)) {
    return (
      <Said tone="warning" state="expired" go={t('confirmEmail.expired.go')} href={paths.security} isMain />
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

interface SaidProps {
  tone: 'good' | 'warning';
  state: 'missing' | 'done' | 'expired';
  go: string;
  href: string;
  isMain?: boolean;
}

function Said({ tone, state, go, href, isMain }: SaidProps) {
  const t = useTexts('mfe-public');
  return (
    <>
      <Notice tone={tone} title={t(`confirmEmail.${state}.title`)}>
        {t(`confirmEmail.${state}.text`)}
      </Notice>
      <LinkButton href={href} variant={isMain ? 'primary' : undefined} size="large">
        {go}
      </LinkButton>
    </>
  );
}

function Working() {
  const t = useTexts('mfe-public');
  return <Notice>{t('confirmEmail.working')}</Notice>;
}
