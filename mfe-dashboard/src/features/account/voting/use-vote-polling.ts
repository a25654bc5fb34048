import { useEffect, useEffectEvent } from 'react';
import type { OwnVote } from '../../../shared/voting/voting.queries';
import { watchVoteEvents, type VoteNotice } from './vote-events';
import { nextPoll } from './vote-phase';

interface Polling {
  vote: OwnVote | null;
  /** The server's. */
  clock: () => number;
  /** Never rejects. */
  verify: (vote: OwnVote) => Promise<void>;
}

/** Polls an open vote. The time of opening tells how often it was polled, in this tab or another. */
export function useVotePolling({ vote, clock, verify }: Polling): void {
  // A reopened vote is polled from then on.
  const opening = vote?.state === 'opened' ? `${vote.id} ${vote.openedAt}` : undefined;
  const next = useEffectEvent((done: number) => vote && nextPoll(vote.openedAt, clock(), done));
  const ask = useEffectEvent(async () => vote && verify(vote));

  useEffect(() => {
    if (opening === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = (done: number) => {
      const poll = isOver ? undefined : next(done);
      if (!poll) return;
      timer = setTimeout(() => void ask().then(() => wait(poll.attempt)), poll.delay);
    };
    wait(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [opening]);
}

/** Checks early: on events of the server's stream, and when the user returns from the site. */
export function useVoteNews(openVotes: readonly OwnVote[], verify: (vote: OwnVote) => Promise<void>): void {
  const ids = openVotes.map(({ id }) => id).join(' ');
  const askForAll = useEffectEvent(() => {
    for (const vote of openVotes) void verify(vote);
  });
  // The stream begins with what is known.
  const askFor = useEffectEvent(({ id, state }: VoteNotice) => {
    const vote = openVotes.find((one) => one.id === id);
    if (vote !== undefined && state !== 'opened') void verify(vote);
  });

  useEffect(() => {
    if (ids === '') return undefined;
    const stop = new AbortController();
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') askForAll();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    void watchVoteEvents(stop.signal, (vote) => askFor(vote));
    return () => {
      stop.abort();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [ids]);
}
