import { once } from 'node:events';
import { onOneEngine } from '@portico/testing-api';
import { SessionsService } from '../../src/modules/identity/index.js';
import { OpenStreams } from '../../src/modules/voting/events/vote-stream.js';
import { VOTE_EVENT_TIMES, VoteEventHub } from '../../src/modules/voting/events/vote-event-hub.js';
import { VotesRepository } from '../../src/modules/voting/votes/votes.repository.js';
import { Authenticator } from '../../src/platform/http/index.js';
import { type Ballot, startBallot, type TestVoter } from '../rows/ballot.js';
import { EventReader } from './event-reader.js';

onOneEngine('streams of vote events in one process', (engine) => {
  let ballot: Ballot;

  beforeAll(async () => {
    ballot = await startBallot({ engine, sites: [{ id: 'one' }] });
  });

  afterAll(() => ballot.api.close());

  const hubWith = (times: Partial<typeof VOTE_EVENT_TIMES>, streams = new OpenStreams()) => {
    const { app, database } = ballot.api;
    return new VoteEventHub({
      database,
      votes: app.get(VotesRepository),
      authenticator: app.get(Authenticator),
      streams,
      times: { ...VOTE_EVENT_TIMES, ...times },
    });
  };

  const waiting = async () => {
    const voter = await ballot.newVoter();
    await ballot.open(voter, 'one');
    return voter;
  };

  test('are limited in number', async () => {
    const streams = new OpenStreams({ perAccount: 1, all: 2 });
    const hub = hubWith({}, streams);
    const [one, two, three] = [await waiting(), await waiting(), await waiting()];
    const first = await hub.open(one.id, one.token);
    await hub.open(two.id, two.token);
    await expect(hub.open(three.id, three.token)).rejects.toMatchObject({ code: 'request.too_many' });
    await hub.open(one.id, one.token);
    expect(await new EventReader(first).rest()).toMatchObject([{ state: 'opened' }]);
    expect(streams.all).toHaveLength(2);
    await hub.stop();
    expect(streams.isEmpty).toBe(true);
    await expect(hub.open(three.id, three.token)).rejects.toMatchObject({ code: 'request.too_many' });
  });

  test('forget who leaves', async () => {
    const streams = new OpenStreams();
    const hub = hubWith({}, streams);
    const voter = await waiting();
    const body = await hub.open(voter.id, voter.token);
    expect(streams.isEmpty).toBe(false);
    body.destroy();
    await once(body, 'close');
    expect(streams.isEmpty).toBe(true);
    await hub.stop();
  });

  test.each([
    [
      'a logout',
      async ({ token }: TestVoter) => {
        const sessions = ballot.api.app.get(SessionsService);
        await sessions.revokeById((await sessions.resume(token)).id);
      },
    ],
    ['a ban', ({ id }: TestVoter) => ballot.write('UPDATE accounts SET banned = 1 WHERE id = ?', id)],
  ])('end with %s, and are kept alive until then', async (_, happen) => {
    const hub = hubWith({ beatMs: 20 });
    const voter = await waiting();
    const reader = new EventReader(await hub.open(voter.id, voter.token));
    expect(await reader.next()).toMatchObject({ state: 'opened' });
    expect(await reader.nextBlock()).toBe(':');
    await happen(voter);
    expect(await reader.rest()).toEqual([]);
    await hub.stop();
  });

  test('end when their time is over', async () => {
    const hub = hubWith({ pollMs: 20, lifeMs: 50 });
    const voter = await waiting();
    expect(await new EventReader(await hub.open(voter.id, voter.token)).rest()).toHaveLength(1);
    await hub.stop();
  });

  test('are read for together: one statement, whatever number of pages there is', async () => {
    const hub = hubWith({ pollMs: 20, beatMs: 60_000 });
    const voters = [await waiting(), await waiting(), await waiting()];
    for (const { id, token } of [...voters, ...voters]) await hub.open(id, token);
    const find = vi.spyOn(ballot.api.app.get(VotesRepository), 'findByIds');
    await vi.waitFor(() => expect(find.mock.calls.length).toBeGreaterThan(1));
    for (const [ids] of find.mock.calls) expect(ids).toHaveLength(3);
    find.mockRestore();
    await hub.stop();
  });
});
