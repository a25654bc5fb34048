import { jest } from '@jest/globals';
import type { RegistryNavigation } from '@portico/contract';
import { EXAMPLE_CONFIG, examplePage, exampleRemote } from '@portico/contract/example';
import { LANGUAGES, type Language } from '@portico/domain';
import type { TextBundle } from '@portico/i18n';
import { type Portal, signIn, signOut } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { renderInPortal } from '@portico/testing/react';
import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../i18n/en.json' with { type: 'json' };
import he from '../i18n/he.json' with { type: 'json' };
import ja from '../i18n/ja.json' with { type: 'json' };
import ko from '../i18n/ko.json' with { type: 'json' };
import portuguese from '../i18n/pt-BR.json' with { type: 'json' };
import ru from '../i18n/ru.json' with { type: 'json' };
import zh from '../i18n/zh.json' with { type: 'json' };
import { startRegistry } from '../registry/registry-store';
import { accountOf } from '@portico/testing/account';
import { Frame } from './frame';
import { chooseTheme } from './theme';

const TEXTS: Record<Language, TextBundle> = { en: english, he, ja, ko, 'pt-BR': portuguese, ru, zh };

function entry(path: string, order: number, permission: RegistryNavigation['permission'] = 'public') {
  return { path, order, label: path.slice(1), permission };
}

const PLAYER = { permission: 'player' as const };
const OWN_PAGES = ['/dashboard', '/dashboard/inventory', '/dashboard/security'];

const REMOTE = exampleRemote(
  'mfe-test',
  [examplePage('/rankings'), ...OWN_PAGES.map((path) => examplePage(path, PLAYER))],
  {
    paths: ['/market', '/rankings', '/dashboard'],
    navigation: [
      entry('/market', 2),
      entry('/rankings', 1),
      entry('/dashboard', 3, 'player'),
      entry('/admin', 4, 'webAdmin'),
    ],
  },
);

const PREVIEW = { remote: 'mfe-test', version: '1.0.0-00000001', by: 'Wren (test-ci)', fault: null };

it('says on top what is previewed, with the way back', async () => {
  const { container, kept } = await open({ language: 'he', portal: { preview: PREVIEW } });
  const banner = container.querySelector('aside');
  for (const word of ['mfe-test', '1.0.0-00000001', 'Wren (test-ci)']) expect(banner).toHaveTextContent(word);
  expect(banner?.querySelector('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/rankings\?preview=off$/),
  );
  expect(kept.kept).toBe(kept.of);
});

it('says why there is no preview', async () => {
  const { container } = await open({ portal: { preview: { ...PREVIEW, by: null, fault: 'expired' } } });
  expect(container.querySelector('aside')).toHaveTextContent('This preview has expired');
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
  jest.restoreAllMocks();
});

describe('the frame', () => {
  it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
    const { kept, served } = await open({ language });
    expect(kept.kept).toBe(kept.of);
    expect(named(served, 'header nav a')).toEqual(['rankings', 'market', 'admin']);
    expect(served.querySelector('header .tools a[href="/dashboard"]')).toHaveTextContent('dashboard');
  });

  it('has no empty entry where the owner links to no community', async () => {
    const { container } = await open({ portal: { config: { ...CONFIG, links: { more: [] } } } });
    const entries = [...container.querySelectorAll('header nav li')];
    expect(entries.map((item) => item.textContent)).toEqual(['rankings', 'market', 'admin']);
  });

  it('has the community in the menu of the rest where only the community does not fit', async () => {
    const isLast = (element: Element) => element.matches('nav li:last-child');
    const rect = { x: 0, y: 0, left: 0, right: 9, width: 9, height: 53, toJSON: () => '' };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return isLast(this) ? { ...rect, top: 60, bottom: 113 } : { ...rect, top: 0, bottom: 53 };
    });
    jest
      .spyOn(Element.prototype, 'getClientRects')
      .mockReturnValue(Object.assign([document.body.getBoundingClientRect()], { item: () => null }));
    const { container } = await open();
    const row = within(container).getByRole('navigation', { name: 'Main' });
    await userEvent.click(within(row).getByRole('button', { name: 'More' }));
    expect(await within(container).findByRole('menuitem', { name: /Chat/ })).toHaveAttribute(
      'href',
      'https://chat.example',
    );
  });

  it('leads from the number of players to their list where the owner shows it', async () => {
    const { served } = await open();
    expect(served.querySelector('header p.online')).not.toBeNull();
    cleanup();
    const navigation = [...REMOTE.navigation, entry('/online', 5)];
    startRegistry({ contract: 1, language: 'en', remotes: [{ ...REMOTE, navigation }] });
    const { served: withList } = await open();
    expect(withList.querySelector('header a.online')).toHaveAttribute('href', '/online');
    expect(named(withList, 'header nav a')).not.toContain('online');
  });

  it('has pages for the menu alone under "More", with the icon that they declare', async () => {
    const navigation = [...REMOTE.navigation, { ...entry('/news', 5), place: 'menu' as const }];
    const pages = [...REMOTE.pages, examplePage('/news', { icon: 'feed' })];
    startRegistry({ contract: 1, language: 'en', remotes: [{ ...REMOTE, pages, navigation }] });
    const { served, container } = await open({
      portal: { config: { ...CONFIG, links: { more: [] } } },
    });
    expect(named(served, 'header nav li')).not.toContain('news');
    await userEvent.click(within(container).getByRole('button', { name: 'More' }));
    expect(await within(container).findByRole('menuitem', { name: 'news' })).toHaveAttribute('href', '/news');
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
    [{ width: 'full' as const }, 'full'],
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
    // Their menu replaces a link.
    const link = player.served.querySelector('header .tool.player');
    expect(player.kept.of - player.kept.kept).toBe(1 + Number(link?.querySelectorAll('*').length));
    expect(player.container.querySelector('header')).toHaveTextContent('Ada');
  });

  it('says the year and the name of the site below', async () => {
    const { served } = await open();
    expect(served.querySelector('footer')).toHaveTextContent(
      `© ${new Date().getUTCFullYear()} ${CONFIG.site.name}`,
    );
  });

  it('welcomes who is logged in at the head of a menu of their own, which says what waits', async () => {
    signIn('Ada', 'token-1');
    const { findByRole, getByRole, getAllByRole, queryByRole, getByText } = renderInPortal(
      <Frame>{null}</Frame>,
      {
        path: '/rankings',
        texts: { shell: english },
        api: {
          '/api/server/status': { online: true, players: 142 },
          '/api/auth/user': accountOf(),
          '/api/voting/waiting': { vote: true, gift: null, isGiftTaken: true },
        },
        portal: { config: CONFIG, registry: { contract: 1, language: 'en', remotes: [REMOTE] } },
      },
    );
    const menu = await findByRole('button', { name: 'Welcome, Ada · Vote ready' });
    await userEvent.click(menu);
    expect(getByText('Welcome, Ada')).toBeVisible();
    expect(getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'dashboardVote ready',
      'Inventory',
      'Security',
      'Log out',
    ]);
    expect(queryByRole('menuitem', { name: 'admin' })).not.toBeInTheDocument();
    await userEvent.click(getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(getByText('142 online')).not.toHaveAttribute('aria-hidden');
    expect(getByText('142')).toHaveAttribute('aria-hidden', 'true');
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
    expect([classOf('/market'), classOf('/admin')]).toEqual(['', 'webAdmin']);
    expect(served.querySelector('header .player > a[href="/dashboard"]')).not.toBeNull();
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
