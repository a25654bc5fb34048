import { jest } from '@jest/globals';
import { LANGUAGES } from '@portico/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { KEPT_CACHE } from './kept-pages';

const source = readFileSync(join(import.meta.dirname, '../../public/reminders-worker.js'), 'utf8');
const ORIGIN = 'https://willow.example';

/** A cache as browsers have it: by address, in the order of writing. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  async put(request: { url: string }, response: Response) {
    this.entries.delete(request.url);
    this.entries.set(request.url, response);
  }
  async match({ url }: { url: string }) {
    return this.entries.get(url)?.clone();
  }
  async keys() {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
  async delete({ url }: { url: string }) {
    return this.entries.delete(url);
  }
}

interface FakeRequest {
  path: string;
  mode?: string;
  method?: string;
  headers?: Record<string, string>;
}

type Handler = (event: object) => void;

function startWorker({ names = [KEPT_CACHE] } = {}) {
  const handlers = new Map<string, Handler>();
  const stores = new Map(names.map((name) => [name, new FakeCache()]));
  const client = { postMessage: jest.fn() };
  const network: { answer: () => Response } = { answer: () => page('live') };
  const fetch = jest.fn(async () => network.answer());
  const enable = jest.fn(async () => undefined);
  const self = {
    location: { origin: ORIGIN, host: 'willow.example' },
    skipWaiting: jest.fn(),
    registration: { navigationPreload: { enable } },
    clients: { claim: jest.fn(), get: async () => client },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  const caches = {
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => stores.get(name),
    match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) => {
      const url = typeof request === 'string' ? ORIGIN + request : request.url;
      return stores.get(cacheName)?.match({ url });
    },
  };
  runInNewContext(source, { self, caches, fetch, URL, RegExp, Headers, Response });
  const dispatch = async (name: string, event: object) => {
    const waits: unknown[] = [];
    let responded: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => (responded = given);
    handlers.get(name)?.({
      ...event,
      clientId: 'page',
      respondWith,
      waitUntil: (wait: unknown) => waits.push(wait),
    });
    const given = await responded;
    await Promise.all(waits);
    return given;
  };
  const ask = ({ path, mode = 'cors', method = 'GET', headers = {} }: FakeRequest) =>
    dispatch('fetch', {
      request: { url: new URL(path, ORIGIN).href, mode, method, headers: new Headers(headers) },
    });
  const goAway = () => {
    network.answer = () => {
      throw new TypeError('Failed to fetch');
    };
  };
  const kept = () =>
    [...(stores.get(KEPT_CACHE)?.entries.keys() ?? [])].map((url) => url.slice(ORIGIN.length));
  return { self, stores, network, client, enable, dispatch, ask, goAway, kept };
}

function answer(body: string, headers: Record<string, string>, init: ResponseInit = {}): Response {
  const response = new Response(body, { ...init, headers });
  // As browsers mark what came from the own origin.
  Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => answer(body, headers, init) },
  });
  return response;
}

const page = (text: string, headers: Record<string, string> = {}) =>
  answer(`<!doctype html>\n<html lang="en"><p>${text}</p></html>`, {
    'content-type': 'text/html; charset=utf-8',
    ...headers,
  });
const json = (value: unknown) =>
  answer(JSON.stringify(value), { 'content-type': 'application/json; charset=utf-8' });
const open = (path: string) => ({ path, mode: 'navigate' });

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
    const { ask, goAway, stores, network } = startWorker();
    const list = answer('<!doctype html><p>אין חיבור</p><ul></ul>', { 'content-type': 'text/html' });
    await stores.get(KEPT_CACHE)?.put({ url: `${ORIGIN}/?offline` }, list);
    network.answer = () => page('<title>Rankings &amp; more</title>');
    await ask(open('/he/rankings?page=2'));
    goAway();
    const text = await (await ask(open('/he/rankings?page=3')))?.text();
    expect(text).toContain(
      'אין חיבור</p><ul><li><a href="/he/rankings?page=2">Rankings &amp; more</a></li></ul>',
    );
    await expect(ask(open('/market'))).rejects.toThrow('Failed to fetch');
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
