import { Readable } from 'node:stream';
import type { OwnVoteDto } from '../voting.dto.js';

/** A client with this much unread data is gone or malicious. */
const MAX_UNREAD_BYTES = 16 * 1024;

interface VoteListening {
  accountId: number;
  token: string;
  /** Milliseconds of `performance.now()`, which never goes back. */
  endsAt: number;
}

export class VoteStream {
  readonly body = new Readable({ read: () => undefined });
  private readonly told = new Map<number, OwnVoteDto>();
  private hasEnded = false;

  constructor(readonly listening: VoteListening) {}

  get isEnded(): boolean {
    return this.hasEnded || this.body.destroyed;
  }

  get waitingIds(): number[] {
    return [...this.told.values()].filter(isWaiting).map(({ id }) => id);
  }

  tell(votes: readonly OwnVoteDto[]): void {
    for (const vote of votes) {
      const before = this.told.get(vote.id);
      if (before?.state === vote.state && before.reason === vote.reason) continue;
      this.told.set(vote.id, vote);
      this.write(`event: vote\ndata: ${JSON.stringify(vote)}\n\n`);
    }
  }

  /** Sends a comment, so that proxies do not close the connection. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    if (this.isEnded) return;
    this.hasEnded = true;
    this.body.push(null);
  }

  private write(text: string): void {
    if (this.isEnded) return;
    this.body.push(text);
    if (this.body.readableLength > MAX_UNREAD_BYTES) this.body.destroy();
  }
}

function isWaiting({ state }: OwnVoteDto): boolean {
  return state === 'opened' || state === 'confirmed';
}

const STREAM_BOUNDS = { perAccount: 3, all: 500 };

/** Streams of this process. If an account opens too many, its oldest one ends. */
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
