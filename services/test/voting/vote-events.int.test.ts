import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { onOneEngine } from '@portico/testing-api';
import { startApi } from '../harness/start-api.js';
import { Ballot, startBallot } from '../rows/ballot.js';
import type { TestVoter } from '../rows/ballot.js';
import { EventReader } from './event-reader.js';

const SITES = [{ id: 'one' }, { id: 'two' }];
const EVENTS = '/api/voting/events';

async function listen({ api }: Ballot): Promise<string> {
  await api.app.listen(0, '127.0.0.1');
  return api.app.getUrl();
}

async function eventsOf(
  origin: string,
  { token }: TestVoter,
): Promise<{ answer: Response; reader: EventReader }> {
  const answer = await fetch(`${origin}${EVENTS}`, { headers: { 'x-auth-token': token } });
  if (answer.body === null) throw new Error('no body');
  return { answer, reader: new EventReader(answer.body) };
}

onOneEngine('events of votes', (engine) => {
  let ballot: Ballot;
  let origin: string;

  beforeAll(async () => {
    ballot = await startBallot({ engine, sites: SITES });
    origin = await listen(ballot);
  });

  afterAll(() => ballot.api.close());

  test('tell where a vote stands, that it is confirmed within two seconds, and end with it', async () => {
    const voter = await ballot.newVoter();
    const token = await ballot.tokenOf(voter, 'one');
    const { answer, reader } = await eventsOf(origin, voter);
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': expect.stringContaining('no-store'),
        'x-accel-buffering': 'no',
      }),
    ]);
    const opened = await reader.next();
    expect(opened).toMatchObject({ site: 'one', state: 'opened', reason: null, confirmedAt: null });
    await ballot.report('one', token);
    const before = performance.now();
    const told = [await reader.next(), ...(await reader.rest())];
    expect(performance.now() - before).toBeLessThan(2000);
    expect(told.at(-1)).toMatchObject({ id: opened?.id, state: 'credited', nx: 2000, votePoints: 1 });
    expect((await ballot.status(voter)).sites[0]?.vote).toEqual(told.at(-1));
  });

  test('tell why a vote is refused', async () => {
    const voter = await ballot.newVoter();
    const token = await ballot.tokenOf(voter, 'one');
    const { reader } = await eventsOf(origin, voter);
    await reader.next();
    await ballot.report('one', token, { hasCounted: false });
    expect(await reader.rest()).toMatchObject([{ state: 'refused', reason: 'notCounted' }]);
  });

  test('wait for what cannot arrive yet, and for a vote that was opened meanwhile', async () => {
    const voter = await ballot.newVoter({ loggedin: 2 });
    const token = await ballot.tokenOf(voter, 'one');
    const { reader } = await eventsOf(origin, voter);
    await reader.next();
    await ballot.report('one', token);
    expect(await reader.next()).toMatchObject({ site: 'one', state: 'confirmed' });
    const other = await ballot.tokenOf(voter, 'two');
    await ballot.write('UPDATE accounts SET loggedin = 0 WHERE id = ?', voter.id);
    await ballot.post('/api/voting/verify', voter.token, {});
    const told = [await reader.next(), await reader.next()];
    expect(told).toMatchObject([
      { site: 'one', state: 'credited' },
      { site: 'two', state: 'opened' },
    ]);
    await ballot.report('two', other);
    expect(await reader.rest()).toMatchObject([{ site: 'two', state: 'credited' }]);
  });

  test('end at once where nothing is waited for, with the last vote of each site, and tell of no one else', async () => {
    const [voter, stranger] = [await ballot.newVoter(), await ballot.newVoter()];
    expect(await (await eventsOf(origin, voter)).reader.rest()).toEqual([]);
    await ballot.open(stranger, 'one');
    await ballot.vote(voter, 'one');
    const told = await (await eventsOf(origin, voter)).reader.rest();
    expect(told).toMatchObject([{ site: 'one', state: 'credited' }]);
    const [row] = await ballot.votesOf(voter);
    expect(told[0]?.id).toBe(row?.id);
  });

  test('tell what another process was told', async () => {
    const { home, databaseUrl } = ballot.api.config.env;
    const other = await startBallot({
      engine,
      sites: SITES,
      gameTables: 'none',
      databaseUrl,
      environment: { home },
    });
    const voter = await ballot.newVoter();
    const token = await ballot.tokenOf(voter, 'one');
    const { reader } = await eventsOf(origin, voter);
    await reader.next();
    await other.report('one', token);
    const before = performance.now();
    expect((await reader.rest()).at(-1)).toMatchObject({ state: 'credited' });
    expect(performance.now() - before).toBeLessThan(2000);
    await other.api.close();
  });

  test('come three times to an account: a fourth page ends the first', async () => {
    const voter = await ballot.newVoter();
    const token = await ballot.tokenOf(voter, 'one');
    const first = await eventsOf(origin, voter);
    const others = [await eventsOf(origin, voter), await eventsOf(origin, voter)];
    const fourth = await eventsOf(origin, voter);
    expect(await first.reader.rest()).toMatchObject([{ state: 'opened' }]);
    await ballot.report('one', token);
    for (const { reader } of [...others, fourth])
      expect((await reader.rest()).at(-1)).toMatchObject({ state: 'credited' });
  });

  test('are refused in ordinary JSON before they begin', async () => {
    const answers = [await ballot.api.call(EVENTS), await ballot.api.call(EVENTS, { token: 'x' })];
    for (const { status, headers, body } of answers)
      expect([status, headers['content-type'], body.code]).toEqual([
        401,
        'application/json; charset=utf-8',
        'identity.unauthenticated',
      ]);
  });

  test('have a head too, which waits for nothing', async () => {
    const voter = await ballot.newVoter();
    await ballot.open(voter, 'one');
    const answer = await fetch(`${origin}${EVENTS}`, {
      method: 'HEAD',
      headers: { 'x-auth-token': voter.token },
    });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

describe('a portal with a page that listens', () => {
  test('lets the connection go when the page does', async () => {
    const ballot = await startBallot({ engine: 'sqlite', sites: SITES });
    const origin = await listen(ballot);
    const voter = await ballot.newVoter();
    await ballot.open(voter, 'one');
    const page = get(`${origin}${EVENTS}`, { headers: { 'x-auth-token': voter.token } });
    const [answer] = (await once(page, 'response')) as [IncomingMessage];
    await once(answer, 'data');
    answer.on('error', () => undefined);
    const server = ballot.api.app.getHttpServer();
    const connections = promisify(server.getConnections.bind(server));
    expect(await connections()).toBe(1);
    page.destroy();
    await vi.waitFor(async () => expect(await connections()).toBe(0));
    await ballot.api.close();
  });

  test('stops at once, and ends what the page reads', async () => {
    const ballot = await startBallot({ engine: 'sqlite', sites: SITES });
    const origin = await listen(ballot);
    const voter = await ballot.newVoter();
    await ballot.open(voter, 'one');
    const { reader } = await eventsOf(origin, voter);
    await reader.next();
    const before = performance.now();
    await Promise.all([ballot.api.close(), expect(reader.rest()).resolves.toEqual([])]);
    expect(performance.now() - before).toBeLessThan(2000);
  });

  test('has a place for the other calls of the same address', async () => {
    const sites = [{ id: 'one', name: 'One', kind: 'signed', url: 'https://one.example/{token}' }];
    const settings = { server: { inFlight: { requests: 1 }, voting: { sites } } };
    const ballot = new Ballot(await startApi({ engine: 'sqlite', settings }));
    const origin = await listen(ballot);
    const voter = await ballot.newVoter();
    await ballot.open(voter, 'one');
    const { reader } = await eventsOf(origin, voter);
    await reader.next();
    const answers = await Promise.all(Array.from({ length: 4 }, () => fetch(`${origin}/api/world`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await ballot.api.close();
    expect(await reader.rest()).toEqual([]);
  });
});
