import { DAY_MS, MAX_WATCHES } from '@portico/domain';
import { LessThan } from 'typeorm';
import { AccountEntity } from '../../src/game/index.js';
import { ConfirmedEmailEntity } from '../../src/modules/identity/accounts/mail-accounts.js';
import { OffersService } from '../../src/modules/market/index.js';
import type { WaitingDto } from '../../src/modules/voting/voting.dto.js';
import { WishEntity } from '../../src/modules/wishes/index.js';
import { PriceWatch } from '../../src/modules/wishes/watches/price-watch.js';
import type { WishesDto } from '../../src/modules/wishes/wishes.dto.js';
import { Mailer } from '../../src/platform/mail/index.js';
import type { MailServer } from '../harness/mail-server.js';
import type { TestApi } from '../harness/start-api.js';

const OAR = 1_302_000;
const TONIC = 2_000_000;

interface Answered {
  status: number;
  body: WishesDto & { code?: string };
}

/** The market of the tests of wishes, which share their portal. */
interface WishingTown {
  api: () => TestApi;
  mailServer: () => MailServer;
  newPlayer: () => Promise<{ id: number; token: string }>;
  own: (token: string) => Promise<{ body: WishesDto }>;
  send: (act: 'add' | 'remove', token: string, itemIds: unknown) => Promise<unknown>;
  /** Adds wishes. */
  fill: (accountId: number, count: number) => Promise<unknown>;
  watch: (token: string, itemId: unknown, maxPrice: unknown) => Promise<Answered>;
  changePrice: (accountId: number, maxPrice: number) => Promise<unknown>;
  stop: (token: unknown) => Promise<{ status: number; body: { code?: string } }>;
}

export function watchedWishes(town: WishingTown): void {
  describe('watched for a price', () => {
    it('stand on the list, at most twenty, and end by themselves or with their wish', async () => {
      const { id, token } = await town.newPlayer();
      const { body } = await town.watch(token, OAR, 500);
      expect(body).toEqual({ itemIds: [OAR], watches: [{ itemId: OAR, maxPrice: 500, hitAt: null }] });
      // An end needs no market.
      const cheapest = vi
        .spyOn(town.api().app.get(OffersService), 'cheapest')
        .mockRejectedValue(new Error('away'));
      expect((await town.watch(token, OAR, null)).body).toEqual({ itemIds: [OAR], watches: [] });
      cheapest.mockRestore();
      await town.send('remove', token, [OAR]);
      await town.fill(id, MAX_WATCHES - 1);
      await town.api().seed(async (manager) => {
        await manager.update(WishEntity, { accountId: id, itemId: LessThan(OAR) }, { maxPrice: 1 });
      });
      const answers = await Promise.all([OAR, TONIC].map((item) => town.watch(token, item, 500)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.map(({ body: { code } }) => code)).toContain('wishes.too_many_watches');
      // The refused one is not on the list either.
      expect((await town.own(token)).body.itemIds).toHaveLength(MAX_WATCHES);
      await town.send('remove', token, [OAR, TONIC]);
      expect((await town.own(token)).body.watches).toHaveLength(MAX_WATCHES - 1);
    });

    it('are refused without a price or an item', async () => {
      const { token } = await town.newPlayer();
      for (const price of [0, -1, 1.5, '10m', 2 ** 31, undefined])
        expect([price, (await town.watch(token, OAR, price)).status]).toEqual([price, 400]);
      for (const item of ['x', 0])
        expect([item, (await town.watch(token, item, 5)).status]).toEqual([item, 400]);
      expect((await town.watch(token, 5, 500)).status).toBe(404);
    });

    it('are told once in a mail while they are on sale for no more, and stopped by its link', async () => {
      const { id, token } = await town.newPlayer();
      const email = `wisher${id}@example.org`;
      await town.api().seed(async (manager) => {
        await manager.update(AccountEntity, { id }, { email });
        await manager.insert(ConfirmedEmailEntity, { accountId: id, email, confirmedAt: 1 });
      });
      const { job } = town.api().app.get(PriceWatch);
      const mails = () => town.mailServer().mails.filter(({ to }) => to.includes(email));
      const waits = async () =>
        (await town.api().call<WaitingDto>('/api/voting/waiting', { token })).body.price;
      const look = async (now: number) => {
        await Promise.all([job.run(now), job.run(now)]);
        await town.api().app.get(Mailer).settled();
        return (await town.own(token)).body.watches;
      };
      await town.watch(token, TONIC, 8);
      const now = Date.now();
      expect(await look(now)).toEqual([{ itemId: TONIC, maxPrice: 8, hitAt: null }]);
      expect([await waits(), mails()]).toEqual([false, []]);
      await town.changePrice(id, 9);
      expect(await look(now + 1)).toEqual([{ itemId: TONIC, maxPrice: 9, hitAt: now + 1 }]);
      expect([await waits(), (await look(now + 2))[0]?.hitAt]).toEqual([true, now + 1]);
      expect(mails()).toHaveLength(1);
      // A price that is already reached is reported immediately, on the page only.
      const { hitAt } = (await town.watch(token, TONIC, 10)).body.watches[0] ?? {};
      expect(hitAt).toBeGreaterThanOrEqual(now);
      expect(await look(now + 3)).toMatchObject([{ hitAt }]);
      expect(mails()).toHaveLength(1);
      await town.changePrice(id, 1);
      expect(await look(now + 4)).toMatchObject([{ hitAt: null }]);
      await town.changePrice(id, 9);
      await look(now + DAY_MS + 1);
      expect(mails()).toHaveLength(2);
      const [, link = ''] =
        /https:\/\/willow\.example\/he\/wishes#stop=(\S+)/.exec(mails()[0]?.text ?? '') ?? [];
      expect((await town.stop(`${link.slice(0, -3)}AAA`)).body.code).toBe('wishes.link_unknown');
      expect((await town.stop(link)).status).toBe(204);
      expect((await town.stop(link)).status).toBe(204);
      expect((await town.own(token)).body).toEqual({ itemIds: [TONIC], watches: [] });
      expect(await waits()).toBe(false);
      for (const bad of [undefined, '', 'x', 5, '1.2.3', 'x'.repeat(81)])
        expect([bad, (await town.stop(bad)).status]).toEqual([bad, 400]);
    });

    it('tell nobody by mail whose address is not confirmed', async () => {
      const { id, token } = await town.newPlayer();
      const email = `unknown${id}@example.org`;
      await town.api().seed(async (manager) => void (await manager.update(AccountEntity, { id }, { email })));
      await town.watch(token, TONIC, 8);
      await town.changePrice(id, 9);
      await town.api().app.get(PriceWatch).job.run();
      await town.api().app.get(Mailer).settled();
      expect((await town.own(token)).body.watches[0]?.hitAt).not.toBeNull();
      expect(town.mailServer().mails.filter(({ to }) => to.includes(email))).toEqual([]);
    });
  });
}
