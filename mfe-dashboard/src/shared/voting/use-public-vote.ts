import { VOTE_POLL_ATTEMPTS, VOTE_POLL_MS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorTextOr } from '../error-text.queries';
import { VoteTab } from './vote-tab';
import { isDayLimit, isOfApi, isRefusal, openVoteOf, type VoteCheck, voteCheckQuery } from './voting.queries';

export type PublicVote =
  | { phase: 'idle' | 'opening' | 'success' }
  /** The tab is open; if the browser blocked it, the user needs the link. */
  | { phase: 'pending'; url: string; isBlocked: boolean }
  | { phase: 'warning' | 'error'; text: string; checkAgain?: (() => void) | undefined };

/** Opens a vote site for a named account and checks whether the vote arrives. */
export function usePublicVote(): {
  state: PublicVote;
  vote: (username: string, site: { id: string; name: string }) => void;
} {
  const t = useTexts('mfe-dashboard');
  const queries = useQueryClient();
  const [state, setState] = useState<PublicVote>({ phase: 'idle' });
  // A second click can come before the disabled button is rendered.
  const isBusy = useRef(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const checkOf = (username: string) => () => queries.fetchQuery(voteCheckQuery(username));

  const watch = async (before: VoteCheck, check: () => Promise<VoteCheck>, signal: AbortSignal) => {
    const checkAgain = () => void lookOnce();
    const late = { phase: 'warning', text: t('publicVote.timeout'), checkAgain } as const;
    const failed = { phase: 'error', text: t('publicVote.checkError'), checkAgain } as const;
    const show = (next: PublicVote) => {
      if (!signal.aborted) setState(next);
    };
    const lookOnce = async () => {
      show({ phase: 'opening' });
      try {
        show(hasVoted(before, await check()) ? { phase: 'success' } : late);
      } catch {
        show(failed);
      }
    };
    try {
      show((await pollVote({ before, check, signal })) === 'voted' ? { phase: 'success' } : late);
    } catch {
      show(failed);
    }
  };

  const vote = async (username: string, site: { id: string; name: string }) => {
    if (isBusy.current) return;
    isBusy.current = true;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const tab = VoteTab.open(t('vote.opening', { site: site.name }));
    setState({ phase: 'opening' });
    let isCheck = false;
    try {
      const check = checkOf(username);
      // Both requests run at once, because the tab is empty meanwhile.
      const [before, { url }] = await Promise.all([
        check().catch((error: unknown) => {
          isCheck = true;
          throw error;
        }),
        openVoteOf(username, site.id),
      ]);
      const isBlocked = !tab.goTo(url);
      setState({ phase: 'pending', url, isBlocked });
      await watch(before, check, signal);
    } catch (error) {
      tab.close();
      setState({
        phase: isDayLimit(error) ? 'warning' : 'error',
        text: isCheck && !isOfApi(error) ? t('publicVote.checkError') : errorTextOr(error, t('vote.failed')),
      });
    } finally {
      isBusy.current = false;
    }
  };
  return { state, vote: (username, site) => void vote(username, site) };
}

interface VotePoll {
  /** State of the vote before the site was opened. */
  before: VoteCheck;
  check: () => Promise<VoteCheck>;
  signal: AbortSignal;
}

/**
 * Checks for a vote every ten seconds, twelve times, and when the user returns. A failed check counts. Rejects if the
 * last one failed or the API refuses.
 */
async function pollVote({ before, check, signal }: VotePoll): Promise<'voted' | 'timeout'> {
  const start = performance.now();
  let base: Pick<VoteCheck, 'todayVotes' | 'recentlyVoted'> = before;
  let failure: { error: unknown } | undefined;
  let done = 0;
  while (done < VOTE_POLL_ATTEMPTS && !signal.aborted) {
    const isDue = await waitForPoll(start + (done + 1) * VOTE_POLL_MS - performance.now(), signal);
    if (isDue) done += 1;
    if (signal.aborted) break;
    try {
      const now = await check();
      if (hasVoted(base, now)) return 'voted';
      base = baseOf(base, now);
      failure = undefined;
    } catch (error) {
      if (isRefusal(error)) throw error;
      failure = { error };
    }
  }
  if (failure !== undefined) throw failure.error;
  return 'timeout';
}

/** Waits and returns true. Returns false earlier if the user comes back or the polling is stopped. */
function waitForPoll(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isDue: boolean) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      signal.removeEventListener('abort', handleAbort);
      resolve(isDue);
    };
    const handleAbort = () => settle(false);
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') settle(false);
    };
    const timer = setTimeout(() => settle(true), Math.max(milliseconds, 0));
    document.addEventListener('visibilitychange', handleVisibility);
    signal.addEventListener('abort', handleAbort);
  });
}

type Check = Pick<VoteCheck, 'todayVotes' | 'recentlyVoted'>;

/** Baseline for later checks. Fewer votes mean that midnight passed. After a check without a recent vote, the next recent one is new. */
export function baseOf(before: Check, now: Check): Check {
  return {
    todayVotes: now.todayVotes < before.todayVotes ? 0 : before.todayVotes,
    recentlyVoted: before.recentlyVoted && now.recentlyVoted,
  };
}

/** Whether a vote has arrived since `before`. If a vote was recent already, perhaps on another site, today's number must have grown. */
export function hasVoted(before: Check, now: Check): boolean {
  const base = baseOf(before, now);
  return now.recentlyVoted && (!before.recentlyVoted || now.todayVotes > base.todayVotes);
}
