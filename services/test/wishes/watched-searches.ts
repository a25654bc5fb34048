import { MAX_WATCHES } from '@portico/domain';
import { AccountEntity } from '../../src/game/index.js';
import { ConfirmedEmailEntity } from '../../src/modules/identity/accounts/mail-accounts.js';
import type { WaitingDto } from '../../src/modules/voting/voting.dto.js';
import { WishEntity } from '../../src/modules/wishes/index.js';
import { PriceWatch } from '../../src/modules/wishes/watches/price-watch.js';
import { SearchWatchEntity } from '../../src/modules/wishes/watches/search-watch.entity.js';
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
      ['search', 'x'.repeat(2001)],
      ['search', 5],
      ['search', undefined],
    ])('are refused where %s is wrong', async (field, search) => {
      const { token } = await newPlayer();
      const { status, body } = await watchSearch(token, search);
      expect([status, body.issues?.map((issue) => issue.field)]).toEqual([400, [field]]);
      expect((await searches(token, '/end', { id: 'x' })).status).toBe(400);
      expect((await searches('')).status).toBe(401);
    });

    it('are told once in a mail when an offer fits, and stopped by its link', async () => {
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
      await watchSearch(token, 'all=watk_80-&max=899');
      const now = Date.now();
      expect([await look(now), mails()]).toEqual([null, []]);
      await api().seed(async (manager) => {
        await manager.update(SearchWatchEntity, { accountId: id }, { search: `?${FITTING}` });
      });
      expect([await look(now + 1), await look(now + 2), mails().length]).toEqual([now + 1, now + 1, 1]);
      expect((await api().call<WaitingDto>('/api/voting/waiting', { token })).body.price).toBe(true);
      const [, link = ''] = /wishes#stop=(\S+)/.exec(mails()[0]?.text ?? '') ?? [];
      expect((await stop(link.replace('.s', '.'))).status).toBe(400);
      expect([(await stop(link)).status, (await stop(link)).status]).toEqual([204, 204]);
      expect((await searches(token)).body.searches).toEqual([]);
    });
  });
}
