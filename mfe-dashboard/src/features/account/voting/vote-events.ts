import { openVoteEvents } from '../../../shared/voting/voting.queries';

const BLOCK_END = /\r?\n\r?\n/;

/** Calls back whenever the server says that something has become of an open vote. Ends with the stream; a failure is its end too, for votes are asked for as well. */
export async function watchVoteEvents(signal: AbortSignal, onVote: () => void): Promise<void> {
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
      if (blocks.some(isVote)) onVote();
    }
  } catch {
    // The line is bad, or the page has gone.
  }
}

const isVote = (block: string) => block.split(/\r?\n/).some((line) => /^event:\s?vote$/.test(line));
