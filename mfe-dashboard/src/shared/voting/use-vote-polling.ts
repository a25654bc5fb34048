import { useEffect, useEffectEvent } from 'react';
import { type OwnVote, openVoteEvents } from './voting.queries';
import { nextPoll } from './vote-phase';

interface Polling {
  vote: OwnVote | null;
  /** Server time in milliseconds UTC. */
  clock: () => number;
  /** Never rejects. */
  verify: (vote: OwnVote) => Promise<void>;
}

/** Polls an open vote. The attempts count from the time of opening, so that reloads and other tabs add none. */
export function useVotePolling({ vote, clock, verify }: Polling): void {
  // Opening the site again restarts the polling.
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

/** Checks before the next poll: on events of the server's stream, and when the user returns from the site. */
export function useVoteNews(openVotes: readonly OwnVote[], verify: (vote: OwnVote) => Promise<void>): void {
  const ids = openVotes.map(({ id }) => id).join(' ');
  const askForAll = useEffectEvent(() => {
    for (const vote of openVotes) void verify(vote);
  });
  // The stream begins with the known states, so an open vote is no news.
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

const BLOCK_END = /\r?\n\r?\n/;

export type VoteNotice = Pick<OwnVote, 'id' | 'state'>;

/** Reports vote events of the server. A failure only ends the stream, because votes are polled as well. */
export async function watchVoteEvents(
  signal: AbortSignal,
  onVote: (vote: VoteNotice) => void,
): Promise<void> {
  try {
    const stream = await openVoteEvents(signal);
    if (stream === undefined) return;
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split(BLOCK_END);
      text = blocks.pop() ?? '';
      for (const vote of blocks.flatMap(readVote)) onVote(vote);
    }
  } catch {
    // The connection failed, or the page was left.
  }
}

function readVote(block: string): VoteNotice[] {
  const lines = block.split(/\r?\n/);
  if (!lines.some((line) => /^event: ?vote$/.test(line))) return [];
  const data = lines.find((line) => line.startsWith('data:'))?.slice('data:'.length) ?? 'null';
  const vote = JSON.parse(data) as VoteNotice | null;
  return vote === null ? [] : [vote];
}
