import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { VoteSite } from '@portico/services/modules/voting';
import { VoteReporter } from './vote-reporter.js';

const SITE: VoteSite = {
  id: 'lantern',
  name: 'Lantern Toplist',
  kind: 'signed',
  url: 'http://localhost/{token}',
  secret: 'moss',
  addresses: [],
  coolDownMs: 1000,
  nx: 2000,
  votePoints: 1,
  votesPerDay: undefined,
};

interface Call {
  url: string | undefined;
  signature: string | string[] | undefined;
  body: string;
}

/** A portal that gives these answers one after the other, then repeats the last one. `undefined` never answers. */
async function startPortal(...answers: (number | undefined)[]) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const status = answers[Math.min(calls.length, answers.length - 1)];
    calls.push({ url: request.url, signature: request.headers['x-portico-signature'], body });
    if (status === undefined) return;
    response.writeHead(status, { connection: 'close', location: '/elsewhere' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const vote = { site: SITE, token: 'k2j4', voter: '203.0.113.9', origin: `http://127.0.0.1:${port}` };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { calls, vote, close };
}

/** Longer limits, because a busy machine answers late. Tests of the limits set their own. */
const TIMES = { patience: 60_000, late: 5, timeout: 60_000, retries: [1, 1] };

describe('a vote is reported', () => {
  it('over HTTP, signed with the secret of the site', async () => {
    const portal = await startPortal(200);
    const reporter = new VoteReporter(TIMES);
    expect(await reporter.report(portal.vote, 'now')).toBe('reported');
    const body = '{"token":"k2j4","voter":"203.0.113.9","counted":true}';
    const digest = createHmac('sha256', 'moss').update(body).digest('hex');
    expect(portal.calls).toEqual([
      { url: '/api/voting/callback/lantern', signature: `sha256=${digest}`, body },
    ]);
    portal.close();
  });

  it.each([
    ['late', 'late', [true]],
    ['twice', 'twice', [true, true]],
    ['never', 'never', []],
    ['notCounted', 'notCounted', [false]],
  ] as const)('%s, as its visitor wishes', async (way, outcome, counted) => {
    const portal = await startPortal(200);
    const reporter = new VoteReporter(TIMES);
    expect(await reporter.report(portal.vote, way)).toBe(outcome);
    await reporter.settled();
    expect(portal.calls.map(({ body }) => JSON.parse(body).counted)).toEqual(counted);
    portal.close();
  });

  it('again while the portal cannot take it, and to nobody else', async () => {
    const portal = await startPortal(503, 307, 200);
    expect(await new VoteReporter(TIMES).report(portal.vote, 'now')).toBe('reported');
    expect(portal.calls).toHaveLength(3);
    expect(new Set(portal.calls.map(({ url }) => url)).size).toBe(1);
    portal.close();
  });

  it('for no longer than some tries', async () => {
    const portal = await startPortal(500);
    expect(await new VoteReporter(TIMES).report(portal.vote, 'twice')).toBe('pending');
    expect(portal.calls).toHaveLength(3);
    portal.close();
  });

  it('behind the visitor where the portal does not answer in time, until the end', async () => {
    const portal = await startPortal(undefined);
    const reporter = new VoteReporter({ ...TIMES, patience: 20 });
    expect(await reporter.report(portal.vote, 'now')).toBe('pending');
    await vi.waitFor(() => expect(portal.calls).toHaveLength(1), { timeout: 60_000 });
    await reporter.beforeApplicationShutdown();
    expect(portal.calls).toHaveLength(1);
    portal.close();
  });

  it('sends a limited number at a time, and then no more for now', async () => {
    const portal = await startPortal(200);
    const reporter = new VoteReporter({ ...TIMES, late: 60_000 });
    const outcomes = await Promise.all(
      Array.from({ length: 201 }, () => reporter.report(portal.vote, 'late')),
    );
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(await reporter.report(portal.vote, 'never')).toBe('never');
    await reporter.beforeApplicationShutdown();
    expect(portal.calls).toEqual([]);
    portal.close();
  });
});
