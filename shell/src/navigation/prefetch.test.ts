import { jest } from '@jest/globals';
import { examplePage, exampleRemote } from '@portico/contract/example';
import type { RegistryRemote } from '@portico/contract';
import { setRoles, signIn, signOut } from '@portico/portal-kit';
import { QueryClient } from '@tanstack/react-query';
import { startRegistry } from '../registry/registry-store';

const loaded: string[] = [];
const prepared: string[] = [];

jest.unstable_mockModule('../federation/remote-views', () => ({
  viewOf: ({ name }: RegistryRemote) => {
    loaded.push(name);
    const prepare = (path: string) => Promise.resolve(prepared.push(path));
    const calls = (path: string) => [`/api${path}`];
    return { settled: Promise.resolve(), loaded: { version: '1', prepare, calls } };
  },
}));
const { watchLinks } = await import('./prefetch');

const PORTAL = { basename: '/he', language: 'he' as const };

const SEA = exampleRemote(
  'mfe-sea',
  [examplePage('/sea'), examplePage('/sea/:id'), examplePage('/sea/depths', { permission: 'webAdmin' })],
  {
    version: '1',
    entry: '/releases/mfe-sea/1/remoteEntry.js',
    chunks: ['/releases/mfe-sea/1/remote.js'],
    css: ['/releases/mfe-sea/1/remote.css'],
    texts: { language: '/releases/mfe-sea/1/he.json', fallback: '/releases/mfe-sea/1/en.json' },
  },
);

function link(attributes: Record<string, string>): HTMLElement {
  const anchor = document.body.appendChild(document.createElement('a'));
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
  return anchor.appendChild(document.createElement('span'));
}

const asked: string[] = [];

function point(target: HTMLElement, { event = 'pointerover', milliseconds = 65 } = {}): void {
  target.dispatchEvent(new Event(event, { bubbles: true }));
  jest.advanceTimersByTime(milliseconds);
}

describe('a link that is pointed at', () => {
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    for (const list of [loaded, prepared, asked]) list.length = 0;
    startRegistry({ contract: 1, language: 'he', remotes: [SEA] });
    globalThis.fetch = (input) => {
      asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return Promise.resolve(new Response('{}'));
    };
    stop = watchLinks(PORTAL, new QueryClient());
  });

  afterEach(() => {
    stop();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
    document.body.replaceChildren();
  });

  it('brings files, texts, data and code of its page, once', async () => {
    const target = link({ href: '/he/sea/7?tide=low' });
    for (const event of ['pointerover', 'focusin', 'touchstart']) point(target, { event });
    await jest.advanceTimersByTimeAsync(10);
    expect(new Set(loaded)).toEqual(new Set(['mfe-sea']));
    expect(prepared).toEqual(['/sea/7']);
    expect(asked).toEqual(['/api/sea/7']);
    const files = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    expect(files.map(({ href }) => new URL(href).pathname)).toEqual([
      SEA.entry,
      ...SEA.chunks,
      ...SEA.css,
      SEA.texts.language,
    ]);
  });

  it('prefetches pages of a role for visitors with the role, and leaves their data to the page, which asks with the session', async () => {
    signIn('Ada', 'token-1');
    setRoles(['webAdmin']);
    point(link({ href: '/he/sea/depths' }));
    await jest.advanceTimersByTimeAsync(10);
    signOut();
    expect(prepared).toEqual(['/sea/depths']);
    expect(asked).toEqual([]);
  });

  it.each([
    ['passed over', () => point(link({ href: '/he/sea' }), { milliseconds: 60 })],
    ['to another site', () => point(link({ href: 'https://elsewhere.example/he/sea' }))],
    ['to no page', () => point(link({ href: '/he/hill' }))],
    ['to the API', () => point(link({ href: '/api/sea' }))],
    ['to another language', () => point(link({ href: '/sea' }))],
    ['to a page of others', () => point(link({ href: '/he/sea/depths' }))],
    ['to a window of its own', () => point(link({ href: '/he/sea', target: '_blank' }))],
    ['to a file to keep', () => point(link({ href: '/he/sea', download: '' }))],
    ['to where we are', () => point(link({ href: window.location.href }))],
  ])('%s brings nothing', (_, act) => {
    act();
    document.dispatchEvent(new Event('pointerout'));
    jest.advanceTimersByTime(1000);
    expect(loaded).toEqual([]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'brings nothing on a line that says %j',
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      point(link({ href: '/he/sea' }));
      expect(loaded).toEqual([]);
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true });
      point(link({ href: '/he/sea' }));
      expect(loaded).toContain('mfe-sea');
    },
  );

  it('is one of thirty at most', async () => {
    for (let id = 0; id < 50; id += 1) point(link({ href: `/he/sea/${id}` }));
    await jest.advanceTimersByTimeAsync(10);
    expect(asked).toHaveLength(30);
  });
});
