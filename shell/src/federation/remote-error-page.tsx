import { useTexts } from '@portico/i18n';
import { PageMeta } from '@portico/portal-kit';
import { ErrorState, LinkButton } from '@portico/ui';

export interface RemoteErrorPageProps {
  title: string;
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

export function RemoteErrorPage({ title, message, isRetrying, onRetry }: RemoteErrorPageProps) {
  const t = useTexts('shell');
  return (
    <>
      <PageMeta title={title} description={message} noindex />
      <ErrorState
        title={title}
        titleLevel={1}
        hint={message}
        retryText={t('remote.retry')}
        isRetrying={isRetrying}
        onRetry={onRetry}
        actions={<LinkButton href="/">{t('remote.home')}</LinkButton>}
      />
    </>
  );
}
