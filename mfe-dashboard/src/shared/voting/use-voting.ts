import { MINUTE_MS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorTextOr } from '../error-text.queries';
import { useSiteName } from './vote-texts';
import { VoteTab } from './vote-tab';
import {
  openOwnVote,
  verifyVote,
  voteStatusQuery,
  type OwnVote,
  type VoteSiteState,
  type VoteStatus,
  type VerifiedVote,
} from './voting.queries';
import type { VoteStatusState } from './use-server-now';

/** Pause before the status is read again after a change, so that everything has settled. */
const SETTLED_MS = 1000;

/** The latest event on this page; all other texts on votes follow from the vote status. */
export type VoteNews =
  | { kind: 'settled'; vote: OwnVote }
  | { kind: 'failed'; text: string }
  /** The browser blocked the tab. */
  | { kind: 'blocked'; url: string }
  /** The status could not be loaded after a change. */
  | { kind: 'stale' };

export interface Voting {
  news: VoteNews | undefined;
  opening: string | undefined;
  isChecking: boolean;
  open: (site: VoteSiteState) => void;
  /** Asks the server for the result of a vote. Never rejects. */
  verify: (vote: OwnVote) => Promise<void>;
  /** Does the same for a user who asks, and shows why it failed. */
  checkAgain: (vote: OwnVote) => void;
}

/** Opens votes and follows their results. `onBalances` is called when the balances may have changed. */
export function useVoting(status: VoteStatusState, onBalances: () => void): Voting {
  const [news, setNews] = useState<VoteNews>();
  const refresh = async () => {
    if ((await status.refetch()).isError) setNews({ kind: 'stale' });
  };
  useChangedVotes(status.data, {
    onChange: (vote) => {
      setNews({ kind: 'settled', vote });
      onBalances();
    },
    onSettled: () => void refresh(),
  });
  const { opening, open } = useOpening(status, refresh, setNews);
  return { news, opening, open, ...useVerifying(setNews) };
}

type SetNews = (news: VoteNews | undefined) => void;

function useOpening(status: VoteStatusState, refresh: () => Promise<void>, setNews: SetNews) {
  const t = useTexts('mfe-dashboard');
  const nameOf = useSiteName();
  const [opening, setOpening] = useState<string>();
  // A second click can come before the disabled button is rendered.
  const isOpening = useRef(false);

  const open = async (site: VoteSiteState) => {
    if (isOpening.current) return;
    isOpening.current = true;
    setOpening(site.id);
    setNews(undefined);
    const tab = VoteTab.open(t('vote.opening', { site: nameOf(site) }));
    try {
      const { url } = await openOwnVote(site.id);
      if (!tab.goTo(url)) setNews({ kind: 'blocked', url });
      await refresh();
    } catch (error) {
      tab.close();
      setNews({ kind: 'failed', text: errorTextOr(error, t('vote.failed')) });
      // The reason for the refusal may be a change that this page does not know yet.
      await status.refetch();
    }
    isOpening.current = false;
    setOpening(undefined);
  };
  return { opening, open: (site: VoteSiteState) => void open(site) };
}

function useVerifying(setNews: SetNews) {
  const t = useTexts('mfe-dashboard');
  const queries = useQueryClient();
  const [isChecking, setIsChecking] = useState(false);
  const running = useRef(new Map<number, Promise<unknown>>());

  const ask = async (vote: OwnVote) => {
    const verified = await verifyVote(vote.site);
    const { queryKey } = voteStatusQuery();
    // Keeps the time of the original answer: the clock depends on it.
    const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt;
    queries.setQueryData<VoteStatus>(queryKey, (known) => known && withVerified(known, verified), {
      updatedAt,
    });
  };
  const askOnce = (vote: OwnVote) => {
    const asked = running.current.get(vote.id) ?? ask(vote).finally(() => running.current.delete(vote.id));
    running.current.set(vote.id, asked);
    return asked;
  };
  // A failed check counts as an attempt.
  const verify = (vote: OwnVote) =>
    askOnce(vote).then(
      () => undefined,
      () => undefined,
    );
  const checkAgain = (vote: OwnVote) => {
    setIsChecking(true);
    setNews(undefined);
    void askOnce(vote)
      .catch((error: unknown) => setNews({ kind: 'failed', text: errorTextOr(error, t('vote.failed')) }))
      .finally(() => setIsChecking(false));
  };
  return { isChecking, verify, checkAgain };
}

interface ChangedVotes {
  onChange: (vote: OwnVote) => void;
  /** Called a second after a change. */
  onSettled: () => void;
}

/** Detects changes of known votes, in the status or in the answer of a check. */
function useChangedVotes(status: VoteStatus | undefined, { onChange, onSettled }: ChangedVotes): void {
  const known = useRef(new Map<number, OwnVote['state']>());
  const knownAt = useRef<number>(undefined);
  const [changes, setChanges] = useState(0);
  const change = useEffectEvent(onChange);
  const settle = useEffectEvent(onSettled);

  useEffect(() => {
    if (status === undefined) return;
    for (const { vote } of status.sites) {
      if (vote === null) continue;
      const before = known.current.get(vote.id);
      known.current.set(vote.id, vote.state);
      const isNew = before === undefined && vote.openedAt >= (knownAt.current ?? Infinity);
      if (vote.state === 'opened' || before === vote.state || (before === undefined && !isNew)) continue;
      change(vote);
      setChanges((count) => count + 1);
    }
    knownAt.current = status.now;
  }, [status]);

  useEffect(() => {
    if (changes === 0) return undefined;
    const timer = setTimeout(() => settle(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [changes]);
}

/** Adds the result of a check to the status, until the status is loaded again. */
function withVerified(status: VoteStatus, verified: VerifiedVote): VoteStatus {
  const { vote, votePoints, nxCredit, todayVotes } = verified;
  const earned = newlyEarned(status, vote);
  return {
    ...status,
    votePoints,
    nxCredit,
    todayVotes,
    todayVP: status.todayVP + (earned?.votePoints ?? 0),
    todayNX: status.todayNX + (earned?.nx ?? 0),
    reachedNXCap: verified.nxRewardCap,
    reachedVPCap: verified.vpRewardCap,
    sites: status.sites.map((site) =>
      vote !== null && site.vote?.id === vote.id ? withVote(site, vote) : site,
    ),
  };
}

/** Returns the vote if it counts only since this answer. */
function newlyEarned({ sites }: VoteStatus, vote: OwnVote | null): OwnVote | undefined {
  if (vote === null || vote.confirmedAt === null || vote.state === 'refused') return undefined;
  const isNew = sites.some((site) => site.vote?.id === vote.id && site.vote.state === 'opened');
  return isNew ? vote : undefined;
}

function withVote(site: VoteSiteState, vote: OwnVote): VoteSiteState {
  if (vote.confirmedAt === null || vote.state === 'refused') return { ...site, vote };
  return { ...site, vote, nextVoteAt: vote.confirmedAt + site.coolDownMinutes * MINUTE_MS };
}

/**
 * Time at which the next vote on the site counts: after its cool-down, and after midnight if the votes of the day are used up. 0 for now.
 */
export function nextVoteOf(
  { nextVoteAt }: Pick<VoteSiteState, 'nextVoteAt'>,
  { canVoteToday, dayEndsAt }: Pick<VoteStatus, 'canVoteToday' | 'dayEndsAt'>,
): number {
  return Math.max(nextVoteAt ?? 0, canVoteToday ? 0 : dayEndsAt);
}
