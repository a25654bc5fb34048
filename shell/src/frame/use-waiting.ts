import { useTexts } from '@portico/i18n';
import { apiQuery, useOwnAccount } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '@portico/domain';

/** Things that wait for the reader, as texts, by the page that handles them. */
export type Waiting = Partial<
  Record<'dashboard' | 'inventory' | 'rewards' | 'history' | 'security' | 'wishes', string>
>;

const REFRESH_MS = 5 * MINUTE_MS;

/** A vote that would count, today's gift, a watched price, a warning about the account. */
export function useWaiting(): Waiting {
  const t = useTexts('shell');
  const { data: account } = useOwnAccount();
  const isBanned = account?.banned ?? true;
  const { data } = useQuery({
    ...apiQuery('/api/voting/waiting', { authenticated: true }),
    enabled: !isBanned,
    refetchInterval: REFRESH_MS,
  });
  const waiting: Waiting = {};
  if (data?.vote) waiting.dashboard = t('session.waiting.vote');
  if (data?.gift) waiting.rewards = t('session.waiting.gift');
  if (data?.price) waiting.wishes = t('session.waiting.price');
  if (account?.needsSecondFactor || account?.needsNewPassword)
    waiting.security = t('session.waiting.warning');
  return waiting;
}
