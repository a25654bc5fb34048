import { once } from 'node:events';
import type { OwnVoteDto } from '../voting.dto.js';
import { VoteStream } from './vote-stream.js';

const vote = (id: number, state: OwnVoteDto['state'], reason: OwnVoteDto['reason'] = null): OwnVoteDto => ({
  id,
  site: 'one',
  state,
  reason,
  openedAt: 1,
  expiresAt: 2,
  confirmedAt: null,
  creditedAt: null,
  nx: 0,
  votePoints: 0,
});

const newStream = () => new VoteStream({ accountId: 1, token: 'x', endsAt: 0 });

const textOf = async (stream: VoteStream) => Buffer.concat(await stream.body.toArray()).toString();

describe('a stream of votes', () => {
  it('tells of a vote when its state or its reason is another, and waits for it until its end', async () => {
    const stream = newStream();
    stream.tell([vote(1, 'opened'), vote(2, 'credited')]);
    stream.tell([vote(1, 'opened')]);
    expect(stream.waitingIds).toEqual([1]);
    stream.tell([vote(1, 'confirmed')]);
    expect(stream.waitingIds).toEqual([1]);
    stream.tell([vote(1, 'refused', 'caps')]);
    expect(stream.waitingIds).toEqual([]);
    stream.end();
    stream.end();
    stream.tell([vote(3, 'opened')]);
    const told = (await textOf(stream)).split('\n\n').filter(Boolean);
    expect(told.map((block) => JSON.parse(block.replace('event: vote\ndata: ', '')))).toEqual([
      vote(1, 'opened'),
      vote(2, 'credited'),
      vote(1, 'confirmed'),
      vote(1, 'refused', 'caps'),
    ]);
  });

  it('is closed when no one reads it, and not before', async () => {
    const stream = newStream();
    const closed = once(stream.body, 'close');
    for (let beats = 0; beats < 60; beats += 1) stream.beat();
    expect(stream.isEnded).toBe(false);
    for (let id = 1; id < 200; id += 1) stream.tell([vote(id, 'opened')]);
    expect(stream.isEnded).toBe(true);
    await closed;
    expect(stream.body.readableLength).toBeLessThan(20_000);
  });
});
