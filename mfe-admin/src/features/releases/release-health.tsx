import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import type { RemoteRelease } from './releases.queries';

/** Whether visitors get the remote, in a word and a colour; the log's own sentence is in the tooltip. */
export function ReleaseHealth({ health: { code, message } }: { health: RemoteRelease['health'] }) {
  const t = useTexts('mfe-admin');
  const isHealthy = code === 'ok';
  return (
    <Badge
      tone={isHealthy ? 'good' : 'danger'}
      icon={isHealthy ? 'check' : 'warning'}
      title={message ?? undefined}
    >
      {t(`releases.health.${code}`)}
    </Badge>
  );
}
