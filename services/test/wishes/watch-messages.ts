import { MAX_WATCHES } from '@portico/domain';
import { DataSource } from 'typeorm';
import { AccountEntity } from '../../src/game/index.js';
import { ConfirmedEmailEntity } from '../../src/modules/identity/accounts/mail-accounts.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import type { PushBrowsersDto } from '../../src/modules/push/index.js';
import { WishEntity } from '../../src/modules/wishes/index.js';
import { PriceWatch } from '../../src/modules/wishes/watches/price-watch.js';
import { WatchAccountEntity } from '../../src/modules/wishes/watches/watch-accounts.repository.js';
import type { WatchMessagesDto } from '../../src/modules/wishes/wishes.dto.js';
import { Mailer } from '../../src/platform/mail/index.js';
import type { MailServer } from '../harness/mail-server.js';
import { type PushService, senderOf } from '../harness/push-service.js';
import type { TestApi } from '../harness/start-api.js';

const TONIC = 2_000_000;
const MESSAGES = '/api/wishes/messages';

/** The market of the tests of wishes, which share their portal. */
interface WishingTown {
  api: () => TestApi;
  mailServer: () => MailServer;
  pushService: () => PushService;
  newPlayer: () => Promise<{ id: number; token: string }>;
  watch: (token: string, itemId: number, maxPrice: number) => Promise<unknown>;
  changePrice: (accountId: number, maxPrice: number) => Promise<unknown>;
  stop: (token: string) => Promise<{ status: number }>;
}

export function watchMessages(town: WishingTown): void {
  const own = (token?: string) => town.api().call<PushBrowsersDto>(`${MESSAGES}/browsers`, { token });
  const post = (act: string, token: string, payload: object) =>
    town.api().call<PushBrowsersDto & { code?: string; isMailed?: boolean }>(`${MESSAGES}/${act}`, {
      method: 'POST',
      token,
      payload,
    });
  const add = (token: string, name: string, language = 'he') =>
    post('browsers', token, { ...town.pushService().browser(name).subscription, language });

  /** A player with a confirmed address, and a watch that matches at the next round. */
  async function newReader() {
    const { id, token } = await town.newPlayer();
    const email = `reader${id}@example.org`;
    await town.api().seed(async (manager) => {
      await manager.update(AccountEntity, { id }, { email });
      await manager.insert(ConfirmedEmailEntity, { accountId: id, email, confirmedAt: 1 });
    });
    await town.watch(token, TONIC, 8);
    await town.changePrice(id, 9);
    const look = async () => {
      await town.api().app.get(PriceWatch).job.run();
      await town.api().app.get(Mailer).settled();
    };
    const mails = () => town.mailServer().mails.filter(({ to }) => to.includes(email)).length;
    return { id, token, look, mails };
  }

  async function hitOf(accountId: number) {
    const { manager } = town.api().app.get(DataSource);
    const { hitAt, mailedAt } = await manager.findOneByOrFail(WishEntity, { accountId });
    const counted = await manager.findOneBy(WatchAccountEntity, { accountId });
    return { hitAt, mailedAt, messages: counted?.messages };
  }

  describe('messages of watches', () => {
    beforeEach(() => {
      town.pushService().messages.length = 0;
      town.pushService().answer({ status: 201 });
    });

    it('are shown by browsers in their language, with a mail, and a button that ends the watch', async () => {
      const { token, look, mails } = await newReader();
      const browser = town.pushService().browser('he');
      const { body } = await post('browsers', token, { ...browser.subscription, language: 'he' });
      expect((await own(token)).body).toEqual(body);
      const messages = await town.api().call<WatchMessagesDto>(MESSAGES, { token });
      expect(messages.body).toEqual({ isMailed: true, canMail: true });
      await look();
      const [message, ...more] = town.pushService().messages;
      if (message === undefined) throw new Error('nothing was sent');
      expect([more, mails()]).toEqual([[], 1]);
      expect([senderOf(message).key, message.path, message.headers['topic']]).toEqual([
        body.publicKey,
        browser.path,
        `item-${TONIC}`,
      ]);
      const shown = browser.read(message);
      expect(shown).toMatchObject({
        lang: 'he',
        dir: 'rtl',
        path: `/he/item/${TONIC}`,
        tag: `item-${TONIC}`,
      });
      expect(JSON.stringify(shown)).toContain('Plum Tonic');
      const [, stopToken = ''] = /wishes#stop=([^"]+)/.exec(JSON.stringify(shown)) ?? [];
      expect((await town.stop(stopToken)).status).toBe(204);
    });

    it('are pushed alone where mails are off, which the account keeps', async () => {
      const { token, look, mails } = await newReader();
      await add(token, 'alone');
      expect((await post('mail', token, { isMailed: false })).body.isMailed).toBe(false);
      await look();
      expect([town.pushService().messages.length, mails()]).toEqual([1, 0]);
      expect((await post('mail', token, { isMailed: true })).body.isMailed).toBe(true);
    });

    it('are shown by browsers at once while too many mails wait, and without a browser wait too', async () => {
      const [one, other] = [await newReader(), await newReader()];
      await add(one.token, 'busy');
      const isBusy = vi.spyOn(town.api().app.get(Mailer), 'isBusy', 'get').mockReturnValue(true);
      await one.look();
      expect([town.pushService().messages.length, one.mails(), other.mails()]).toEqual([1, 0, 0]);
      isBusy.mockRestore();
      await one.look();
      expect([town.pushService().messages.length, one.mails(), other.mails()]).toEqual([1, 0, 1]);
    });

    it('are told later if the account already got the most of a day', async () => {
      const { id, token, look } = await newReader();
      const change = (values: Partial<WatchAccountEntity>) =>
        town.api().seed(async (manager) => {
          await manager.upsert(WatchAccountEntity, { accountId: id, ...values }, ['accountId']);
        });
      await add(token, 'full');
      await change({ isMailed: false, dayAt: Date.now(), messages: MAX_WATCHES });
      await look();
      expect(town.pushService().messages).toEqual([]);
      expect(await hitOf(id)).toEqual({ hitAt: null, mailedAt: null, messages: MAX_WATCHES });
      await change({ messages: MAX_WATCHES - 1 });
      await look();
      expect(town.pushService().messages).toHaveLength(1);
    });

    it('are not counted where nobody is told', async () => {
      const { id, token, look } = await newReader();
      await post('mail', token, { isMailed: false });
      await look();
      expect(await hitOf(id)).toEqual({ hitAt: expect.any(Number), mailedAt: null, messages: 0 });
    });

    it('are not sent to a banned account', async () => {
      const { id, token, look, mails } = await newReader();
      await add(token, 'banned');
      await town.api().seed(async (manager) => {
        await manager.update(AccountEntity, { id }, { banned: 1 });
      });
      await look();
      expect([town.pushService().messages, mails()]).toEqual([[], 0]);
    });

    it.each([404, 410])('end with a browser whose push service answers %i', async (status) => {
      const { token, look } = await newReader();
      await add(token, `gone-${status}`);
      town.pushService().answer({ status });
      await look();
      expect((await own(token)).body.browsers).toBe(0);
    });

    it('share a browser with the reminders of votes, each with its own switch', async () => {
      const { token } = await town.newPlayer();
      const { endpoint } = town.pushService().browser('shared');
      await add(token, 'shared');
      const [id] = (await own(token)).body.browserIds;
      await town.api().seed(async (manager) => {
        await manager.query('UPDATE portal_push_subscription SET reminds = 1 WHERE endpoint_hash = ?', [id]);
      });
      const { body } = await post('browsers/remove', token, { endpoint });
      expect(body).toMatchObject({ browsers: 0, subscribedIds: [id] });
      expect((await add(token, 'shared')).body.subscribedIds).toEqual([id]);
    });

    it('end in all browsers when the account is logged out everywhere else', async () => {
      const { token } = await town.newPlayer();
      for (const name of ['lost', 'own']) await add(token, name);
      const [id] = (await own(token)).body.browserIds;
      await town.api().seed(async (manager) => {
        await manager.query('UPDATE portal_push_subscription SET reminds = 1 WHERE endpoint_hash = ?', [id]);
      });
      expect((await town.api().call('/api/auth/sessions', { method: 'DELETE', token })).status).toBe(204);
      expect((await own(token)).body).toMatchObject({ browsers: 0, subscribedIds: [id] });
    });

    it('end in the browser that is logged out, and in all at once', async () => {
      const { id: accountId, token } = await town.newPlayer();
      const stranger = await town.newPlayer();
      for (const name of ['left', 'kept', 'third']) await add(token, name);
      await add(stranger.token, 'other');
      const logOut = (of: string, endpoint?: unknown, more = {}) =>
        town.api().call('/api/auth/logout', { method: 'POST', token: of, payload: { endpoint, ...more } });
      const sessions = town.api().app.get(SessionsService);
      const open = () => sessions.open(accountId);
      const [left, other] = ['left', 'other'].map((name) => town.pushService().browser(name).endpoint);
      // An unusable address counts as none: it neither blocks the logout nor ends other alerts.
      for (const unusable of [7, null, '', {}, 'x'.repeat(1025)])
        expect([unusable, (await logOut(await open(), unusable)).status]).toEqual([unusable, 204]);
      expect((await logOut(await open(), other, { reason: 'tired' })).status).toBe(204);
      expect((await own(token)).body.browsers).toBe(3);
      // Browsers of other accounts stay.
      expect((await logOut(await open(), other)).status).toBe(204);
      expect((await own(token)).body.browsers).toBe(3);
      expect((await logOut(await open(), left)).status).toBe(204);
      expect((await own(token)).body.browsers).toBe(2);
      expect((await post('browsers/remove', token, { endpoint: null })).body).toMatchObject({
        browsers: 0,
        subscribedIds: [],
      });
      expect((await own(stranger.token)).body.browsers).toBe(1);
    });

    it('keep no session open if they cannot be ended', async () => {
      const { id: accountId } = await town.newPlayer();
      const sessions = town.api().app.get(SessionsService);
      const token = await sessions.open(accountId);
      const endpoint = 'https://push.example/w/broken';
      sessions.whenLoggedOut(async (_, left) => {
        if (left === endpoint) throw new Error('broken');
      });
      const logOut = () =>
        town.api().call('/api/auth/logout', { method: 'POST', token, payload: { endpoint } });
      expect((await logOut()).status).toBe(204);
      expect((await logOut()).status).toBe(401);
    });

    it('are refused for foreign hosts, wrong keys and visitors', async () => {
      const { token } = await town.newPlayer();
      const { subscription } = town.pushService().browser('bad');
      const bad = (values: object) => post('browsers', token, { ...subscription, language: 'en', ...values });
      expect((await bad({ endpoint: 'http://127.0.0.1:22/p' })).body.code).toBe(
        'voting.push_service_unknown',
      );
      for (const values of [{ p256dh: 'x' }, { auth: 'x' }, { language: 'xx' }, { endpoint: '' }])
        expect([values, (await bad(values)).status]).toEqual([values, 400]);
      expect((await post('mail', token, { isMailed: 'no' })).status).toBe(400);
      expect((await post('browsers/remove', token, {})).status).toBe(400);
      for (const act of ['mail', 'browsers', 'browsers/remove'])
        expect([act, (await post(act, 'x', {})).status]).toEqual([act, 401]);
      expect([(await own()).status, (await town.api().call(MESSAGES)).status]).toEqual([401, 401]);
    });
  });
}
