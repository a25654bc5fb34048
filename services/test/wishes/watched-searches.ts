import { MAX_WATCHES } from '@portico/domain';
import { AccountEntity } from '../../src/game/index.js';
import { ConfirmedEmailEntity } from '../../src/modules/identity/accounts/mail-accounts.js';
import { MarketItemsService } from '../../src/modules/market/index.js';
import type { WaitingDto } from '../../src/modules/voting/voting.dto.js';
import { WishEntity } from '../../src/modules/wishes/index.js';
import { PriceWatch } from '../../src/modules/wishes/watches/price-watch.js';
import { SearchWatchEntity } from '../../src/modules/wishes/wishes.repository.js';
import type { SearchWatchesDto } from '../../src/modules/wishes/wishes.dto.js';
import { Mailer } from '../../src/platform/mail/index.js';
import type { MailServer } from '../harness/mail-server.js';
import type { TestApi } from '../harness/start-api.js';

const OAR = 1_302_000;

/** The market of the tests of wishes, which share their portal. */
interface WishingTown {
  api: () => TestApi;
  mailServer: () => MailServer;
  newPlayer: () => Promise<{ id: number; token: string }>;
  /** Adds wishes. */
  fill: (accountId: number, count: number) => Promise<unknown>;
  watch: (token: string, itemId: number, maxPrice: number) => Promise<{ body: { code?: string } }>;
  stop: (token: string) => Promise<{ status: number }>;
}

export function watchedSearches({ api, mailServer, newPlayer, fill, watch, stop }: WishingTown): void {
  describe('watched searches of the market', () => {
    const FITTING = 'all=watk_80-.slots_2-&max=900';
    const searches = (token: string, act = '', payload?: object) =>
      api().call<SearchWatchesDto & { code?: string; issues?: { field: string }[] }>(
        `/api/wishes/searches${act}`,
        { token, ...(payload && { method: 'POST', payload, headers: { 'accept-language': 'he' } }) },
      );
    const watchSearch = (token: string, search: unknown) => searches(token, '/watch', { search });

    it('stand on a list, each once, and end', async () => {
      const { token } = await newPlayer();
      const { status, body } = await watchSearch(token, FITTING);
      const search = '?all=watk_80-.slots_2-&max=900&sort=price_asc';
      expect([status, body.searches]).toMatchObject([200, [{ search, hitAt: expect.any(Number) }]]);
      const again = await Promise.all([1, 2].map(() => watchSearch(token, `max=0.9k&${FITTING}&page=3`)));
      expect(again.map((answer) => answer.body.searches.length)).toEqual([1, 1]);
      const other = await newPlayer();
      const id = body.searches[0]?.id;
      expect((await searches(other.token, '/end', { id })).body.searches).toEqual([]);
      expect((await searches(token)).body.searches).toHaveLength(1);
      expect((await searches(token, '/end', { id })).body.searches).toEqual([]);
    });

    it('share the limit of watched wishes, also when several come at once', async () => {
      const { id, token } = await newPlayer();
      await fill(id, MAX_WATCHES - 1);
      await api().seed(
        async (manager) => void (await manager.update(WishEntity, { accountId: id }, { maxPrice: 1 })),
      );
      const answers = await Promise.all([1, 2].map((max) => watchSearch(token, `max=${max}`)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await watch(token, OAR, 5)).body.code).toBe('wishes.too_many_watches');
    });

    it.each([
      ['max', 'all=watk_80-'],
      ['all', 'all=power_80-&max=5'],
      ['max', 'min=10&max=5'],
      ['max', 'max=1e309'],
      // The length of an address.
      ['max', 'x'.repeat(4096)],
      ['search', 'x'.repeat(4097)],
      ['search', 5],
      ['search', undefined],
    ])('are refused where %s is wrong', async (field, search) => {
      const { token } = await newPlayer();
      const { status, body } = await watchSearch(token, search);
      expect([status, body.issues?.map((issue) => issue.field)]).toEqual([400, [field]]);
      expect((await searches(token, '/end', { id: 'x' })).status).toBe(400);
      expect((await searches('')).status).toBe(401);
    });

    /** A player with a confirmed address. */
    async function newReader() {
      const { id, token } = await newPlayer();
      const email = `searcher${id}@example.org`;
      await api().seed(async (manager) => {
        await manager.update(AccountEntity, { id }, { email });
        await manager.insert(ConfirmedEmailEntity, { accountId: id, email, confirmedAt: 1 });
      });
      const { job } = api().app.get(PriceWatch);
      const mails = () => mailServer().mails.filter(({ to }) => to.includes(email));
      const look = async (now: number) => {
        await Promise.all([job.run(now), job.run(now)]);
        await api().app.get(Mailer).settled();
        return (await searches(token)).body.searches[0]?.hitAt;
      };
      return { id, token, mails, look };
    }

    /** Changes watches in place, which has the same effect as another offer in the stores. */
    const change = (accountId: number, values: Partial<SearchWatchEntity>) =>
      api().seed(async (manager) => void (await manager.update(SearchWatchEntity, { accountId }, values)));

    it('are told once in a mail when an offer fits, and stopped by its link', async () => {
      const { id, token, mails, look } = await newReader();
      await watchSearch(token, 'all=watk_80-&max=899');
      const now = Date.now();
      expect([await look(now), mails()]).toEqual([null, []]);
      await change(id, { search: `?${FITTING}` });
      expect([await look(now + 1), await look(now + 2), mails().length]).toEqual([now + 1, now + 1, 1]);
      expect((await api().call<WaitingDto>('/api/voting/waiting', { token })).body.price).toBe(true);
      const [, link = ''] = /wishes#stop=(\S+)/.exec(mails()[0]?.text ?? '') ?? [];
      expect((await stop(link.replace('.s', '.'))).status).toBe(400);
      expect([(await stop(link)).status, (await stop(link)).status]).toEqual([204, 204]);
      expect((await searches(token)).body.searches).toEqual([]);
    });

    it('wait for their mail while many mails wait, and tell the price of a bundle', async () => {
      const { id, token, mails, look } = await newReader();
      await watchSearch(token, 'search=tonic&max=899');
      await change(id, { search: '?search=tonic&max=900' });
      const busy = vi.spyOn(api().app.get(Mailer), 'isBusy', 'get').mockReturnValue(true);
      const now = Date.now();
      expect([await look(now), mails()]).toEqual([null, []]);
      busy.mockRestore();
      expect([await look(now), mails().length]).toEqual([now, 1]);
      expect(mails()[0]?.text).toContain('בחבילות של 100, תמורת 900 מסו לחבילה');
    });

    it('are mailed at most as often a day as an account has watches', async () => {
      const { id, token } = await newReader();
      const send = vi.spyOn(api().app.get(Mailer), 'send').mockReturnValue();
      await watchSearch(token, FITTING);
      for (let again = 0; again <= MAX_WATCHES; again += 1) {
        // Ended and set again.
        await change(id, { hitAt: null, mailedAt: null });
        await api().app.get(PriceWatch).job.run();
      }
      const toReader = send.mock.calls.filter(([{ to }]) => to === `searcher${id}@example.org`);
      send.mockRestore();
      expect(toReader).toHaveLength(MAX_WATCHES);
    });

    it('are checked with turns for other work between them, and without one that cannot be read', async () => {
      const players = [await newPlayer(), await newPlayer(), await newPlayer()];
      for (const [at, { token }] of players.entries()) await watchSearch(token, `${FITTING}&min=${at}`);
      const [unreadable, ...others] = players.map(({ id }) => id);
      await change(unreadable ?? 0, { search: '?all=power_1-&max=5' });
      let turns = 0;
      let timer = setImmediate(function count() {
        turns += 1;
        timer = setImmediate(count);
      });
      const turnsOfFinds: number[] = [];
      const items = api().app.get(MarketItemsService);
      const find = items.find.bind(items);
      const spy = vi.spyOn(items, 'find').mockImplementation((...search) => {
        turnsOfFinds.push(turns);
        return find(...search);
      });
      await api().app.get(PriceWatch).job.run();
      clearImmediate(timer);
      spy.mockRestore();
      expect(turnsOfFinds.length).toBeGreaterThanOrEqual(others.length);
      expect(new Set(turnsOfFinds).size).toBe(turnsOfFinds.length);
      const hits = await Promise.all(players.map(({ token }) => searches(token)));
      expect(hits.map(({ body }) => body.searches[0]?.hitAt === null)).toEqual([true, false, false]);
    });
  });
}
