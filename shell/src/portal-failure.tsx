import { useTexts } from '@portico/i18n';
import { usePageHead } from '@portico/portal-kit';
import { Button, ErrorState } from '@portico/ui';

/** Replaces a page whose own error message failed. The frame stays. */
export function PageFailure() {
  const t = useTexts('shell');
  usePageHead({ title: t('failure.title'), robots: 'noindex, nofollow' });
  return (
    <ErrorState
      title={t('failure.title')}
      titleLevel={1}
      hint={t('failure.message')}
      actions={
        <Button variant="primary" icon="retry" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </Button>
      }
    />
  );
}

/** Replaces everything if the portal itself fails. Pages and remotes have boundaries of their own. */
export function PortalFailure() {
  return (
    <main>
      <PageFailure />
    </main>
  );
}
