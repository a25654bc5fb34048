import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { forEachEngine } from '@portico/testing-api';
import { HOUR_MS } from '@portico/domain';
import { PushKeys, PushSender } from '../../src/modules/push/push-sender.js';
import { ReminderDelivery } from '../../src/modules/voting/reminders/reminder-delivery.js';
import { Leases } from '../../src/platform/jobs/index.js';
import { proves } from '../harness/proves.js';
import { senderOf, startPushService, TestBrowser } from '../harness/push-service.js';
import { testConfig } from '../harness/test-config.js';
import { NOON, type RemindingPortals, startRemindingPortals } from '../rows/reminding-portals.js';

forEachEngine('reminders', (engine) => {
  proves('game/accounts/ban', 'modules/push/push-subscriptions.repository');

  let portals: RemindingPortals;

  beforeAll(async () => {
    portals = await startRemindingPortals(engine);
  });

  beforeEach(() => portals.clear());

  afterEach(() => vi.restoreAllMocks());

  afterAll(() => portals.close());

  describe('what is due', () => {
    test('is sent once, encrypted for the browser, in its language, signed with our key, about nobody', async () => {
      const voter = await portals.newVoter();
      const browser = portals.service.browser('he');
      const { publicKey } = (await portals.add(voter, browser, 'he')).body;
      await portals.setDue(voter, NOON);
      await portals.send(NOON - 1);
      expect(portals.service.messages).toHaveLength(0);
      await portals.send(NOON);
      await portals.send(NOON + 60_000);
      expect(portals.service.messages).toHaveLength(1);
      const [message] = portals.service.messages;
      if (message === undefined) throw new Error('nothing was sent');
      expect(message.path).toBe('/push/he');
      expect(message.headers).toMatchObject({ ttl: '21600', topic: 'vote', 'content-encoding': 'aes128gcm' });
      expect(browser.read(message)).toEqual({
        title: 'Willow Keep',
        body: 'אפשר להצביע שוב.',
        lang: 'he',
        dir: 'rtl',
        path: '/he/dashboard',
        tag: 'vote',
      });
      const { key, claims } = senderOf(message);
      expect(key).toBe(publicKey);
      expect(claims).toMatchObject({ aud: `http://${portals.service.host}`, sub: 'https://willow.example' });
      expect(await portals.dueOf(voter)).toEqual([null]);
    });

    test('is sent once with two processes, to every browser of every account', async () => {
      const voters = await Promise.all(Array.from({ length: 6 }, () => portals.newVoter()));
      for (const voter of voters)
        for (const name of ['a', 'b', 'c', 'd'])
          await portals.add(voter, portals.service.browser(`${voter.id}-${name}`));
      for (const voter of voters) await portals.setDue(voter, NOON);
      await Promise.all([
        portals.send(NOON),
        portals.send(NOON, portals.other),
        portals.send(NOON),
        portals.send(NOON, portals.other),
      ]);
      await portals.api.app.get(Leases).release('voting-reminders');
      await portals.other.app.get(Leases).release('voting-reminders');
      await portals.send(NOON, portals.other);
      const paths = portals.service.messages.map(({ path }) => path);
      expect(paths).toHaveLength(24);
      expect(new Set(paths).size).toBe(24);
    });

    test('is not sent by a process that has lost the job, nor what has become due later meanwhile', async () => {
      const voter = await portals.newVoter();
      await portals.add(voter, portals.service.browser('moved'));
      await portals.setDue(voter, NOON);
      vi.spyOn(portals.api.app.get(Leases), 'take').mockResolvedValue({
        name: 'voting-reminders',
        fence: -1,
      });
      await portals.send(NOON);
      expect([portals.service.messages.length, await portals.dueOf(voter)]).toEqual([0, [NOON]]);
      vi.restoreAllMocks();
      const browser = await portals.onlyRow();
      await portals.setDue(voter, NOON + HOUR_MS);
      vi.spyOn(portals.api.app.get(ReminderDelivery)['browsers'], 'due').mockResolvedValue([browser]);
      await portals.send(NOON);
      expect([portals.service.messages.length, await portals.dueOf(voter)]).toEqual([0, [NOON + HOUR_MS]]);
    });

    test('is claimed before it is sent: who dies in between has sent nothing twice', async () => {
      const voter = await portals.newVoter();
      await portals.add(voter, portals.service.browser('killed'));
      await portals.setDue(voter, NOON);
      const due: (number | null)[][] = [];
      portals.service.answer({ status: 201 });
      const sender = portals.api.app.get(ReminderDelivery)['sender'];
      vi.spyOn(sender, 'send').mockImplementation(async () => {
        due.push(await portals.dueOf(voter));
        throw new Error('killed');
      });
      await expect(portals.send(NOON)).rejects.toThrow('killed');
      vi.restoreAllMocks();
      await portals.send(NOON + 60_000);
      expect([due, portals.service.messages.length]).toEqual([[[null]], 0]);
    });

    test('is not sent to players who cannot vote: banned, without a character, or not yet', async () => {
      const [banned, newcomer, waiting] = [
        await portals.newVoter(),
        await portals.newVoter({ characters: 0 }),
        await portals.newVoter(),
      ];
      for (const voter of [banned, newcomer, waiting])
        await portals.add(voter, portals.service.browser(`no-${voter.id}`));
      await portals.vote(waiting, 'lantern', NOON);
      await portals.vote(waiting, 'harbor', NOON);
      await portals.ban(banned);
      for (const voter of [banned, newcomer, waiting]) await portals.setDue(voter, NOON + 1000);
      await portals.send(NOON + 1000);
      expect(portals.service.messages).toEqual([]);
      expect(await portals.dueOf(banned)).toEqual([null]);
      expect(await portals.dueOf(newcomer)).toEqual([null]);
      expect(await portals.dueOf(waiting)).toEqual([NOON + 12 * HOUR_MS]);
    });
  });

  describe('a push service', () => {
    test.each([404, 410])(
      'that answers %i has forgotten the browser, and so does the portal',
      async (status) => {
        const voter = await portals.newVoter();
        await portals.add(voter, portals.service.browser('gone'));
        await portals.setDue(voter, NOON);
        portals.service.answer({ status });
        await portals.send(NOON);
        expect(await portals.rows()).toEqual([]);
      },
    );

    test('that fails five times in a row loses the browser; one success and it counts anew', async () => {
      const voter = await portals.newVoter();
      await portals.add(voter, portals.service.browser('failing'));
      const attempt = async (status: number) => {
        portals.service.answer({ status });
        await portals.setDue(voter, NOON);
        await portals.send(NOON);
        return (await portals.rows()).map(({ failures }) => failures);
      };
      for (const failures of [1, 2, 3, 4]) expect(await attempt(503)).toEqual([failures]);
      expect(await attempt(201)).toEqual([0]);
      for (const failures of [1, 2, 3, 4]) expect(await attempt(500)).toEqual([failures]);
      expect(await attempt(429)).toEqual([]);
      expect(portals.service.messages).toHaveLength(10);
    });

    test('leads nowhere else: a redirect is a failure', async () => {
      const trap = await startPushService();
      const voter = await portals.newVoter();
      await portals.add(voter, portals.service.browser('redirect'));
      await portals.setDue(voter, NOON);
      portals.service.answer({ status: 307, headers: { location: `http://${trap.host}/push/trap` } });
      await portals.send(NOON);
      await trap.close();
      expect(trap.messages).toEqual([]);
      expect(await portals.rows()).toMatchObject([{ failures: 1 }]);
    });

    test('may answer as much as it likes: no more than the status is read', async () => {
      const voter = await portals.newVoter();
      await portals.add(voter, portals.service.browser('large'));
      await portals.setDue(voter, NOON);
      portals.service.answer({ status: 201, body: Buffer.alloc(8_000_000, 'x') });
      await portals.send(NOON);
      expect(await portals.rows()).toMatchObject([{ failures: 0, dueAt: null }]);
    });

    test('is never one in a private network, to which a known name leads', async () => {
      const refusals: string[] = [];
      const listen = (event: unknown) => refusals.push(String((event as { error: unknown }).error));
      subscribe('undici:client:connectError', listen);
      const config = testConfig({ home: '/tmp' }, { server: { voting: { pushServices: ['localhost'] } } });
      const sender = new PushSender(portals.api.app.get(PushKeys), config);
      const browser = new TestBrowser('https://localhost/p');
      await portals.add(await portals.newVoter(), portals.service.browser('inside'));
      const row = await portals.onlyRow();
      const message = { title: '', body: '', lang: 'en', dir: 'ltr', path: '/', tag: 'vote' } as const;
      const outcome = await sender.send({ ...row, ...browser.subscription }, message);
      await sender.onApplicationShutdown();
      unsubscribe('undici:client:connectError', listen);
      expect([outcome, refusals]).toEqual(['failed', ['Error: localhost is not on the public internet']]);
    });

    test('is not asked that the configuration knows no more', async () => {
      const voter = await portals.newVoter();
      await portals.add(voter, portals.service.browser('former'));
      await portals.change(voter, { endpoint: 'http://127.0.0.1:1/former', dueAt: NOON });
      await portals.send(NOON);
      expect(await portals.rows()).toEqual([]);
    });
  });
});
