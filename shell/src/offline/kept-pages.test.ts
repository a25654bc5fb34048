import { LANGUAGES } from '@portico/domain';
import { KEPT_CACHE } from '@portico/contract';
import { answer, type FakeRequest, json, open, ORIGIN, page, startWorker } from './test/start-worker';

describe('the worker of kept pages', () => {
  it('asks the network first, and answers from what it kept only where that fails', async () => {
    const { ask, network, goAway } = startWorker();
    await ask(open('/rankings'));
    network.answer = () => page('newer');
    expect(await (await ask(open('/rankings')))?.text()).toContain('newer');
    goAway();
    const kept = await (await ask(open('/rankings')))?.text();
    expect(kept).toContain('newer');
    expect(kept).toMatch(/<html data-kept="\d{13}" lang="en">/);
  });

  it('keeps the document of a first visit, which came before it, if that is a page to keep', async () => {
    const { dispatch, kept, ask, goAway } = startWorker();
    const visit = (path: string, data = 'keep') =>
      dispatch('message', { data, source: { url: ORIGIN + path } });
    await visit('/he/item/7');
    await visit('/admin');
    await visit('/rankings', 'other');
    expect(kept()).toEqual(['/he/item/7']);
    goAway();
    await visit('/rankings');
    expect(await (await ask(open('/he/item/7')))?.text()).toContain('live');
  });

  it('shows what a server answers, whatever it is', async () => {
    const { ask, network } = startWorker();
    await ask(open('/rankings'));
    network.answer = () => answer('busy', { 'content-type': 'text/html' }, { status: 503 });
    expect((await ask(open('/rankings')))?.status).toBe(503);
  });

  it('tells the page how old an answer is', async () => {
    const { ask, network, goAway, client } = startWorker();
    network.answer = () => json({ players: [] });
    await ask({ path: '/api/rankings?page=2' });
    expect(client.postMessage).not.toHaveBeenCalled();
    goAway();
    expect(await (await ask({ path: '/api/rankings?page=2' }))?.json()).toEqual({ players: [] });
    expect(client.postMessage).toHaveBeenCalledWith({ kept: expect.any(Number) });
    await expect(ask({ path: '/api/rankings?page=3' })).rejects.toThrow('Failed to fetch');
  });

  it('keeps home, rankings, the database and the frame of the dashboard, in every language', async () => {
    const { ask, kept } = startWorker();
    const pages = [
      '',
      '/rankings',
      '/database',
      '/dashboard',
      '/item/7',
      '/monster/7',
      '/map/7',
      '/npc/7',
      '/quest/7',
      '/player/7',
      '/item/7/farm',
      '/training',
      '/compare',
    ];
    const prefixes = LANGUAGES.map((language) => (language === 'en' ? '' : `/${language}`));
    const all = prefixes.flatMap((prefix) => pages.map((path) => prefix + path || '/'));
    const held: string[] = [];
    for (const path of all) {
      await ask(open(path));
      held.push(...kept().filter((one) => one === path));
    }
    expect(held).toEqual(all);
  });

  it.each([
    open('/admin'),
    open('/login'),
    open('/dashboard/security'),
    open('/dashboard/inventory'),
    open('/herankings'),
    open('/market'),
    { path: '/api/auth/user' },
    { path: '/api/dashboard/overview' },
    { path: '/api/ledger' },
    { path: '/api/server/status' },
    { path: '/api/rankings', headers: { 'x-auth-token': 'token' } },
    { path: '/api/rankings', method: 'POST' },
    { path: 'https://elsewhere.example/api/rankings' },
  ] as FakeRequest[])('keeps nothing of %j', async (request) => {
    const { ask, network, kept } = startWorker();
    if (request.mode !== 'navigate') network.answer = () => json({});
    await ask(request);
    expect(kept()).toEqual([]);
  });

  it('keeps no failure, no file, and nothing that is not to be stored', async () => {
    const { ask, network, kept } = startWorker();
    for (const given of [
      page('preview', { 'cache-control': 'private, no-store' }),
      answer('away', { 'content-type': 'text/html' }, { status: 404 }),
      answer('a,b', { 'content-type': 'text/csv' }),
    ]) {
      network.answer = () => given;
      await ask(open('/rankings'));
      await ask({ path: '/api/rankings/csv' });
    }
    expect(kept()).toEqual([]);
  });

  it('lists what is kept in place of a page that is not, in the language of the reader', async () => {
    const { ask, goAway, network } = startWorker();
    network.answer = () => json({ name: '<title>No page</title>' });
    await ask({ path: '/api/rankings' });
    network.answer = () => page('<title>Rankings &amp; more</title>');
    await ask(open('/he/rankings?page=2'));
    goAway();
    const text = await (await ask(open('/he/rankings?page=3')))?.text();
    expect(text).toContain(
      'אין חיבור</p><ul><li><a href="/he/rankings?page=2">Rankings &amp; more</a></li></ul>',
    );
    expect(await (await ask(open('/market')))?.text()).toContain('Rankings &amp; more');
    await expect(ask(open('/api/market/items/csv'))).rejects.toThrow('Failed to fetch');
  });

  it('never puts a page over the list', async () => {
    const { ask, goAway } = startWorker();
    await ask(open('/?offline'));
    await ask(open('/rankings'));
    goAway();
    expect(await (await ask(open('/item/7')))?.text()).toContain('אין חיבור');
    expect(await (await ask(open('/?offline')))?.text()).toContain('אין חיבור');
  });

  it('answers nothing to a call that the page gave up', async () => {
    const { ask, network, goAway, client } = startWorker();
    network.answer = () => json({ players: [] });
    await ask({ path: '/api/rankings' });
    goAway();
    await expect(ask({ path: '/api/rankings', isAborted: true })).rejects.toThrow('Failed to fetch');
    network.answer = () => {
      throw new DOMException('The page left', 'AbortError');
    };
    await expect(ask({ path: '/api/rankings' })).rejects.toThrow('The page left');
    expect(client.postMessage).not.toHaveBeenCalled();
  });

  it('keeps nothing in a cache that the page deleted meanwhile', async () => {
    const { ask, kept, stores, caches } = startWorker();
    caches.has = async (name) => {
      stores.delete(name);
      return true;
    };
    await ask(open('/rankings'));
    expect(kept()).toEqual([]);
  });

  it('keeps sixty, and drops the one that was kept first', async () => {
    const { ask, kept } = startWorker();
    for (let id = 1; id <= 61; id += 1) await ask(open(`/item/${id}`));
    expect([kept().length, kept()[0], kept().at(-1)]).toEqual([60, '/item/2', '/item/61']);
  });

  it('keeps nothing until a page has made the cache: the owner may not allow it', async () => {
    const { ask, stores } = startWorker({ names: [] });
    await ask(open('/rankings'));
    expect([...stores.keys()]).toEqual([]);
  });

  it('takes over at once, drops what older workers kept, and has pages asked for while it starts', async () => {
    const { self, dispatch, stores, enable } = startWorker({
      names: [KEPT_CACHE, 'portico-kept-0', 'other'],
    });
    await dispatch('install', {});
    await dispatch('activate', {});
    expect(self.skipWaiting).toHaveBeenCalledTimes(1);
    expect([...stores.keys()]).toEqual([KEPT_CACHE, 'other']);
    expect(enable).toHaveBeenCalledTimes(1);
    const preloaded = await dispatch('fetch', {
      request: { ...open('/admin'), url: `${ORIGIN}/admin`, method: 'GET', headers: new Headers() },
      preloadResponse: Promise.resolve(page('preloaded')),
    });
    expect(await preloaded?.text()).toContain('preloaded');
  });
});
