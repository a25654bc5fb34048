import { useTexts } from '@portico/i18n';
import { PageMeta } from '@portico/portal-kit';
import { EmptyState, LinkButton } from '@portico/ui';

/** In place of a page for players while this build has no login. */
export function SignInUnavailablePage() {
  const t = useTexts('shell');
  return (
    <>
      <PageMeta title={t('guard.noIdentity.title')} description={t('guard.noIdentity.message')} noindex />
      <EmptyState
        title={t('guard.noIdentity.title')}
        titleLevel={1}
        hint={t('guard.noIdentity.message')}
        actions={
          <LinkButton href="/" variant="primary">
            {t('guard.noIdentity.home')}
          </LinkButton>
        }
      />
    </>
  );
}
