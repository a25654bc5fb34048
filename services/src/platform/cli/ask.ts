import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

export type Ask = (question: string, options?: { isSecret?: boolean }) => Promise<string>;

/** Runs work that asks the person at the terminal, or reads one line per question from a pipe; '' after its end. */
export async function withQuestions<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  let isMuted = false;
  const output = new Writable({
    write: (chunk, encoding, done) => (isMuted ? done() : process.stderr.write(chunk, encoding, done)),
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const iterator = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question, { isSecret = false } = {}) => {
    process.stderr.write(question);
    isMuted = isSecret;
    const { value, done } = await iterator.next();
    isMuted = false;
    if (isSecret || !process.stdin.isTTY) process.stderr.write('\n');
    return done ? '' : value.trim();
  };
  try {
    return await work(ask);
  } finally {
    lines.close();
  }
}
