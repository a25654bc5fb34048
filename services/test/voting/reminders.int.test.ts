import { onOneEngine } from '@portico/testing-api';
import { HOUR_MS } from '@portico/domain';
import { SessionsService } from '../../src/modules/identity/index.js';
import { NextVote } from '../../src/modules/voting/reminders/reminders.service.js';
import { TestBrowser } from '../harness/push-service.js';
import { insertAccount } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import { NOON, REMINDERS, REMOVE, startRemindingPortals } from '../rows/reminding-portals.js';
import type { RemindingPortals } from '../rows/reminding-portals.js';

/** Midnight of the same day in Tokyo. */
const MIDNIGHT = Date.UTC(2026, 0, 6, 15);

onOneEngine('reminders', (engine) => {
  let portals: RemindingPortals;

  beforeAll(async () => {
    portals = await startRemindingPortals(engine);
  });

  beforeEach(() => portals.clear());

  afterAll(() => portals.close());

  describe('a browser', () => {
    test('is added once, known by its hash, and taken out again, which the audit tells', async () => {
      const voter = await portals.newVoter();
      const browser = portals.service.browser('one');
      expect(await portals.own(voter)).toMatchObject({ browsers: 0, browserIds: [] });
      const { status, body } = await portals.add(voter, browser);
      expect([status, body.browsers]).toEqual([200, 1]);
      expect(body.publicKey).toMatch(/^B[\w-]{86}$/);
      expect(body.browserIds).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
      await portals.add(voter, browser, 'he');
      expect(await portals.rows()).toMatchObject([{ accountId: voter.id, language: 'he', dueAt: null }]);
      expect((await portals.post(REMOVE, voter, { endpoint: browser.endpoint })).body.browsers).toBe(0);
      expect((await portals.post(REMOVE, voter, { endpoint: browser.endpoint })).status).toBe(200);
      const audit = await portals.auditOf(voter);
      expect(audit).toMatchObject([
        {
          action: 'reminder-on',
          actor: voter.id,
          details: JSON.stringify({ service: portals.service.host }),
        },
        { action: 'reminder-off', actor: voter.id },
      ]);
      expect(JSON.stringify(audit)).not.toContain('/push/');
    });

    test('belongs to the account that adds it last, and nobody else takes it out', async () => {
      const [first, second] = [await portals.newVoter(), await portals.newVoter()];
      const browser = portals.service.browser('shared');
      await portals.add(first, browser);
      await portals.add(second, browser);
      expect([(await portals.own(first)).browsers, (await portals.own(second)).browsers]).toEqual([0, 1]);
      await portals.post(REMOVE, first, { endpoint: browser.endpoint });
      expect((await portals.own(second)).browsers).toBe(1);
      expect(await portals.auditOf(first)).toMatchObject([
        { action: 'reminder-on' },
        { action: 'reminder-off', actor: second.id },
      ]);
    });

    test('is one of ten of its account, of which the oldest goes, also when all come at once', async () => {
      const voter = await portals.newVoter();
      for (let count = 0; count < 11; count += 1)
        await portals.add(voter, portals.service.browser(`in-turn-${count}`));
      const names = (await portals.rows()).map(({ endpoint }) => endpoint.split('/').at(-1));
      expect([names.length, names[0], names[9]]).toEqual([10, 'in-turn-1', 'in-turn-10']);
      const many = Array.from({ length: 14 }, (_, index) =>
        portals.add(voter, portals.service.browser(`at-once-${index}`)),
      );
      const statuses = (await Promise.all(many)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect((await portals.own(voter)).browsers).toBe(10);
    });

    test('is there once when it is added many times at once', async () => {
      const voter = await portals.newVoter();
      const browser = portals.service.browser('once');
      const answers = await Promise.all(Array.from({ length: 12 }, () => portals.add(voter, browser)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await portals.own(voter)).browsers).toBe(1);
    });

    test.each([
      'file:///etc/passwd',
      'http://push.example/p',
      'https://push.example:8443/p',
      'https://user@push.example/p',
      'https://push.example./p',
      'https://push.example@evil.example/p',
      'https://push.example.evil.example/p',
      'https://xn--psh-hoa.example/p',
      'https://рush.example/p',
      'https://evil.example\\@push.example/p',
      'http://169.254.169.254/latest/meta-data/',
      'https://169.254.169.254/latest/meta-data/',
      'http://localhost/p',
      'https://localhost/p',
      'http://127.0.0.1:1/p',
      'http://[::1]/p',
      'http://0x7f.1/p',
      'not an address',
    ])('is refused at %j', async (endpoint) => {
      const voter = await portals.newVoter();
      const answer = await portals.post(REMINDERS, voter, {
        ...portals.service.browser('x').subscription,
        endpoint,
        language: 'en',
      });
      expect([answer.status, answer.body.code]).toEqual([400, 'voting.push_service_unknown']);
      expect(await portals.rows()).toEqual([]);
    });

    test.each([
      ['endpoint', { endpoint: `https://push.example/${'a'.repeat(1024)}` }],
      ['endpoint', { endpoint: '' }],
      ['endpoint', { endpoint: ['https://push.example/p'] }],
      ['p256dh', { p256dh: 'A'.repeat(87) }],
      ['p256dh', { p256dh: `B${'_'.repeat(86)}` }],
      ['p256dh', { p256dh: 7 }],
      ['auth', { auth: 'short' }],
      ['language', { language: 'tlh' }],
      ['accountId', { accountId: 1 }],
    ])('is refused with a wrong %s', async (field, wrong) => {
      const voter = await portals.newVoter();
      const payload = { ...new TestBrowser('https://push.example/p').subscription, language: 'en', ...wrong };
      const { status, body } = await portals.post(REMINDERS, voter, payload);
      expect([status, body.code, body.issues?.[0]?.field]).toEqual([400, 'request.validation_failed', field]);
    });

    test('is of players alone', async () => {
      for (const [address, method] of [
        [REMINDERS, 'GET'],
        [REMINDERS, 'POST'],
        [REMOVE, 'POST'],
      ] as const)
        expect(
          (await portals.api.call(address, { method, payload: method === 'GET' ? undefined : {} })).status,
        ).toBe(401);
      const banned = await portals.newVoter();
      await portals.ban(banned);
      expect((await portals.api.call(REMINDERS, { token: banned.token })).status).toBe(403);
    });
  });

  describe('the next vote', () => {
    test('is due when a site takes one again, and tomorrow once the day is used up', async () => {
      const voter = await portals.newVoter();
      await portals.add(voter, portals.service.browser('next'));
      await portals.vote(voter, 'lantern', NOON - 10 * HOUR_MS);
      expect(await portals.dueOf(voter)).toEqual([NOON + 14 * HOUR_MS]);
      await portals.vote(voter, 'harbor', NOON - 9 * HOUR_MS);
      expect(await portals.dueOf(voter)).toEqual([NOON + 3 * HOUR_MS]);
      await portals.vote(voter, 'harbor', NOON + 3 * HOUR_MS);
      // Three a day by default: the day ends at midnight, and no site accepts a vote for two more hours.
      expect(await portals.dueOf(voter)).toEqual([NOON + 14 * HOUR_MS]);
    });

    test('is at midnight by server time where the sites would take one before', async () => {
      const voter = await portals.newVoter();
      await portals.add(voter, portals.service.browser('midnight'));
      const start = MIDNIGHT - 24 * HOUR_MS;
      await portals.vote(voter, 'harbor', start + 60_000);
      await portals.vote(voter, 'lantern', start + 120_000);
      await portals.vote(voter, 'harbor', start + 12 * HOUR_MS + 60_000);
      expect(await portals.dueOf(voter)).toEqual([start + 24 * HOUR_MS + 60_000]);
      const turns = (now: number) =>
        portals.api.app.get(NextVote).turnsOf(portals.api.database.reader.manager, voter.id, now);
      expect((await turns(MIDNIGHT - 1)).canVote).toBe(false);
      expect((await turns(start + 24 * HOUR_MS + 60_000)).canVote).toBe(true);
    });

    test('is known to a browser that is added after a vote', async () => {
      const voter = await portals.newVoter();
      const now = Date.now();
      await portals.vote(voter, 'lantern', now - HOUR_MS);
      await portals.add(voter, portals.service.browser('later'));
      expect(await portals.dueOf(voter)).toEqual([now + 23 * HOUR_MS]);
    });
  });
});

test('reminders are off without vote sites', async () => {
  const api = await startApi({ engine: 'sqlite', settings: { server: { voting: { sites: [] } } } });
  await api.seed((manager) => insertAccount(manager, 1));
  const token = await api.app.get(SessionsService).open(1);
  const answer = await api.call(REMINDERS, { token });
  await api.close();
  expect([answer.status, answer.body.code]).toEqual([404, 'game.feature_off']);
});
