import type { VoteStream } from './vote-stream.js';

export const STREAM_BOUNDS = { perAccount: 3, all: 500 };

/** Streams of this process. Above the limit of an account, a new one ends the oldest. */
export class OpenStreams {
  private readonly streams = new Set<VoteStream>();

  constructor(private readonly bounds = STREAM_BOUNDS) {}

  get all(): readonly VoteStream[] {
    return [...this.streams];
  }

  get isEmpty(): boolean {
    return this.streams.size === 0;
  }

  add(stream: VoteStream): boolean {
    const { accountId } = stream.listening;
    const own = this.all.filter(({ listening }) => listening.accountId === accountId);
    const oldest = own.length >= this.bounds.perAccount ? own[0] : undefined;
    if (oldest === undefined && this.streams.size >= this.bounds.all) return false;
    if (oldest !== undefined) {
      oldest.end();
      this.streams.delete(oldest);
    }
    this.streams.add(stream);
    return true;
  }

  remove(stream: VoteStream): void {
    this.streams.delete(stream);
  }
}
