import { openVoteEvents, type OwnVote } from '../../../shared/voting/voting.queries';

const BLOCK_END = /\r?\n\r?\n/;

/** The part of a vote in an event of the stream. */
export type VoteNotice = Pick<OwnVote, 'id' | 'state'>;

/** Reports vote events of the server. A failure only ends the stream: votes are polled as well. */
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
