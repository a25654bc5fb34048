import { jest } from '@jest/globals';
import type { RegistryNavigation } from '@portico/contract';
import { EXAMPLE_CONFIG, examplePage, exampleRemote } from '@portico/contract/example';
import { LANGUAGES, type Language } from '@portico/domain';
import type { TextBundle } from '@portico/i18n';
import { type Portal, signIn, signOut } from '@portico/portal-kit';
import { hydrateInPortal } from '@portico/testing/hydrate';
import { cleanup } from '@testing-library/react';
import english from '../i18n/en.json' with { type: 'json' };
import he from '../i18n/he.json' with { type: 'json' };
import ja from '../i18n/ja.json' with { type: 'json' };
import ko from '../i18n/ko.json' with { type: 'json' };
import portuguese from '../i18n/pt-BR.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import zh from '../i18n/zh.json' with { type: 'json' };
import { startRegistry } from '../registry/registry-store';
import { Frame } from './frame';
import { chooseTheme } from './theme';

const TEXTS: Record<Language, TextBundle> = { en: english, he, ja, ko, 'pt-BR': portuguese, ru, zh };

function entry(path: string, order: number, permission: RegistryNavigation['permission'] = 'public') {
  return { path, order, label: path.slice(1), permission };
}

const REMOTE = exampleRemote('mfe-test', [examplePage('/rankings')], {
  paths: ['/market', '/rankings', '/dashboard'],
  navigation: [
    entry('/market', 2),
    entry('/rankings', 1),
    entry('/dashboard', 3, 'player'),
    entry('/admin', 4, 'webAdmin'),
  ],
});

function open({ language = 'en', portal }: { language?: Language; portal?: Partial<Portal> } = {}) {
  return hydrateInPortal(
    <Frame>
      <p>a page</p>
    </Frame>,
    {
      path: '/rankings',
      language,
      texts: { shell: TEXTS[language] },
      answers: { '/api/server/status': { online: true } },
      portal: { config: CONFIG, ...portal },
    },
  );
}

const CONFIG = { ...EXAMPLE_CONFIG, links: { chat: 'https://chat.example', more: [] } };

const named = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(
    (element) => element.textContent || element.getAttribute('aria-label'),
  );

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => {
  startRegistry({ contract: 1, language: 'en', remotes: [REMOTE] });
});

afterEach(() => {
  cleanup();
  signOut();
  chooseTheme('system');
});

describe('the frame', () => {
  it.each(LANGUAGES)('is the same on both sides in %s', async (language) => {
    const { kept, served } = await open({ language });
    expect(kept.kept).toBe(kept.of);
    expect(named(served, 'header nav a')).toEqual(['rankings', 'market', 'dashboard', 'admin']);
  });

  it('has this page in the seven languages as links, for readers without scripts too', async () => {
    const { served } = await open();
    const links = [...served.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      LANGUAGES.map((language) => (language === 'en' ? '/rankings' : `/${language}/rankings`)),
    );
  });

  it.each([
    [{ width: 'wide' as const }, 'wide'],
    [{}, null],
  ])('is as wide as the manifest says of the page, which the server knows too: %j', async (change, width) => {
    const remote = { ...REMOTE, pages: [examplePage('/rankings', change)] };
    startRegistry({ contract: 1, language: 'en', remotes: [remote] });
    const { served, container, kept } = await open();
    expect(served.querySelector('main')?.getAttribute('data-page-width')).toBe(width);
    expect(container.querySelector('main')?.getAttribute('data-page-width')).toBe(width);
    expect(kept.kept).toBe(kept.of);
  });

  it('is the same for a player as for anyone until it is hydrated', async () => {
    const stranger = await open();
    cleanup();
    signIn('Ada', 'token-1');
    const player = await open();
    expect(player.served.innerHTML).toBe(stranger.served.innerHTML);
    expect(player.kept.kept).toBe(player.kept.of);
    expect(player.container.querySelector('header')).toHaveTextContent('Ada');
  });

  it('welcomes who is logged in, and says the year and the name of the site below', async () => {
    signIn('Ada', 'token-1');
    const { container } = await open();
    expect(container.querySelector('header')).toHaveTextContent('Welcome, Ada');
    expect(container.querySelector('footer')).toHaveTextContent(
      `© ${new Date().getUTCFullYear()} ${CONFIG.site.name}`,
    );
  });

  it('offers no registration where the owner closed it', async () => {
    const identity = { ...EXAMPLE_CONFIG.identity, registration: false };
    const { served } = await open({ portal: { config: { ...CONFIG, identity } } });
    expect(served.querySelector('header a[href="/login"]')).not.toBeNull();
    expect(served.querySelector('header a[href="/register"]')).toBeNull();
  });

  it('marks what is for a role alone, for style sheets to show', async () => {
    const { served } = await open();
    const classOf = (path: string) => served.querySelector(`header li:has(a[href="${path}"])`)?.className;
    expect([classOf('/market'), classOf('/dashboard'), classOf('/admin')]).toEqual([
      '',
      'player',
      'webAdmin',
    ]);
  });

  it('shows the chosen sky once it is hydrated', async () => {
    chooseTheme('dark');
    const { served, container, kept } = await open();
    const label = (root: HTMLElement) =>
      root.querySelector('header button.tool.forWide[title]')?.getAttribute('title');
    expect(named(served, 'header button')).toHaveLength(named(container, 'header button').length);
    expect(label(served)).not.toBe(label(container));
    expect(kept.of - kept.kept).toBeLessThan(5);
  });

  it('says the keys of the reader only when it knows them', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mac OS X');
    const { served, container, kept } = await open();
    const keys = (root: HTMLElement) =>
      root.querySelector('kbd span:not([aria-hidden]):not(:has(*))')?.textContent;
    expect(keys(served)).toBe('Ctrl K');
    expect(keys(container)).toBe('⌘ K');
    expect(kept.kept).toBe(kept.of);
    jest.restoreAllMocks();
  });
});
