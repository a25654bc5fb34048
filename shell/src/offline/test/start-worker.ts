import { jest } from '@jest/globals';
import { KEPT_CACHE } from '@portico/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const source = readFileSync(join(import.meta.dirname, '../../../public/reminders-worker.js'), 'utf8');
export const ORIGIN = 'https://willow.example';

const LIST_PAGE = new Response('<!doctype html><p>אין חיבור</p><ul></ul>', {
  headers: { 'content-type': 'text/html' },
});

/** A cache as browsers have it: by address, in the order of writing. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  async put(request: string | { url: string }, response: Response) {
    const url = typeof request === 'string' ? request : request.url;
    this.entries.delete(url);
    this.entries.set(url, response);
  }
  async match(request: string | { url: string }) {
    const url = typeof request === 'string' ? new URL(request, ORIGIN).href : request.url;
    return this.entries.get(url)?.clone();
  }
  async keys() {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
  async delete({ url }: { url: string }) {
    return this.entries.delete(url);
  }
}

export interface FakeRequest {
  path: string;
  mode?: string;
  method?: string;
  headers?: Record<string, string>;
  isAborted?: boolean;
}

type Handler = (event: object) => void;

/** Starts the worker with its own caches, network and page. The caches contain the list, as pages write it. */
export function startWorker({ names = [KEPT_CACHE] } = {}) {
  const handlers = new Map<string, Handler>();
  const stores = new Map(names.map((name) => [name, new FakeCache()]));
  for (const store of stores.values()) void store.put({ url: `${ORIGIN}/?offline` }, LIST_PAGE.clone());
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
    open: async (name: string) => {
      const store = stores.get(name) ?? new FakeCache();
      stores.set(name, store);
      return store;
    },
    match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) => {
      return stores.get(cacheName)?.match(request);
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
  const ask = ({ path, mode = 'cors', method = 'GET', headers = {}, isAborted = false }: FakeRequest) =>
    dispatch('fetch', {
      request: {
        url: new URL(path, ORIGIN).href,
        mode,
        method,
        headers: new Headers(headers),
        signal: { aborted: isAborted },
      },
    });
  const goAway = () => {
    network.answer = () => {
      throw new TypeError('Failed to fetch');
    };
  };
  const kept = () =>
    [...(stores.get(KEPT_CACHE)?.entries.keys() ?? [])]
      .map((url) => url.slice(ORIGIN.length))
      .filter((path) => path !== '/?offline');
  return { self, caches, stores, network, client, enable, dispatch, ask, goAway, kept };
}

export function answer(body: string, headers: Record<string, string>, init: ResponseInit = {}): Response {
  const response = new Response(body, { ...init, headers });
  // Browsers mark answers of the same origin like this.
  Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => answer(body, headers, init) },
  });
  return response;
}

export const page = (text: string, headers: Record<string, string> = {}) =>
  answer(`<!doctype html>\n<html lang="en"><p>${text}</p></html>`, {
    'content-type': 'text/html; charset=utf-8',
    ...headers,
  });
export const json = (value: unknown) =>
  answer(JSON.stringify(value), { 'content-type': 'application/json; charset=utf-8' });
export const open = (path: string) => ({ path, mode: 'navigate' });
