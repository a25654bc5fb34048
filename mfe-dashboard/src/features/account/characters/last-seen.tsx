import { Moment } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { OverviewCharacter } from '../account.queries';

export function LastSeen({ standing: { isOnline, channel, lastSeenAt } }: { standing: OverviewCharacter }) {
  const t = useTexts('mfe-dashboard');
  if (isOnline && channel !== null) return t('account.inGameChannel', { channel });
  if (isOnline) return t('account.inGame');
  if (lastSeenAt === null) return t('characters.neverSeen');
  return <Moment at={lastSeenAt} />;
}
