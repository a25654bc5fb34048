import type { OwnVoteDto } from '../../src/modules/voting/voting.dto.js';

/** Server-sent events of votes, one by one, as a page reads them. */
export class EventReader {
  private readonly chunks: AsyncIterator<Uint8Array | string>;
  private readonly decoder = new TextDecoder();
  private unread = '';

  constructor(body: AsyncIterable<Uint8Array | string>) {
    this.chunks = body[Symbol.asyncIterator]();
  }

  /** The next reported vote; undefined at the end. */
  async next(): Promise<OwnVoteDto | undefined> {
    for (;;) {
      const block = await this.nextBlock();
      if (block === undefined) return undefined;
      const data = /^event: vote\ndata: (.+)$/.exec(block)?.[1];
      if (data !== undefined) return JSON.parse(data);
      if (block !== ':') throw new Error(`no event: ${block}`);
    }
  }

  async rest(): Promise<OwnVoteDto[]> {
    const votes: OwnVoteDto[] = [];
    for (let vote = await this.next(); vote !== undefined; vote = await this.next()) votes.push(vote);
    return votes;
  }

  /** The next event or comment; undefined at the end. */
  async nextBlock(): Promise<string | undefined> {
    while (!this.unread.includes('\n\n')) {
      const { value, done } = await this.chunks.next();
      if (done === true) return undefined;
      this.unread += typeof value === 'string' ? value : this.decoder.decode(value, { stream: true });
    }
    const end = this.unread.indexOf('\n\n');
    const block = this.unread.slice(0, end);
    this.unread = this.unread.slice(end + 2);
    return block;
  }
}
