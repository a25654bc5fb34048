import { signIn, signOut } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal, type RenderInPortalOptions } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { HomePage } from './home-page';
import { ACTIVITY, FRONT_NEWS, GUIDE, NO_NEWS, top } from './test/home-data';

const CARDS = texts.home.features;
const startsWith = (title: string) => new RegExp(`^${title}`);

const ALONE = { contract: 1, language: 'en' as const, remotes: [] };

function open(activity: unknown, rankings: unknown, more: Partial<RenderInPortalOptions> = {}) {
  return renderInPortal(<HomePage />, {
    path: '/',
    api: {
      '/api/activity': activity,
      '/api/news/front': NO_NEWS,
      '/api/rankings?limit=5': rankings,
      '/api/server/status': { online: true, source: 'live', checkedAt: Date.now() },
      '/api/guide/download': GUIDE,
    },
    texts: { 'mfe-public': texts },
    ...more,
  });
}

afterEach(() => act(signOut));

describe('home', () => {
  it('greets with the name of the server and leads to the game, the rankings and the features', () => {
    open(ACTIVITY, top(5));
    expect(screen.getByRole('heading', { level: 1, name: /Welcome to .*Test World/ })).toBeInTheDocument();
    for (const [name, href] of [
      ['Download the game', '/download'],
      ['See the rankings', '/rankings'],
      ['Explore the features', '/features'],
    ]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('says whether the server is online, at what rates, and what time it is there', async () => {
    open(ACTIVITY, top(5));
    expect(await screen.findByText('Server online')).toBeInTheDocument();
    expect(screen.getByText('6x')).toBeInTheDocument();
    expect(screen.getByText('Beta rates')).toBeInTheDocument();
    expect(screen.getByRole('time')).toHaveTextContent(/^\d\d:\d\d:\d\d JST$/);
  });

  it('tells no rates and no ironmen that the owner has not set', async () => {
    const config = { ...EXAMPLE_CONFIG, rates: { exp: 4, isBeta: false }, ironman: { isOn: false } };
    const { unmount } = open(ACTIVITY, top(5), { portal: { config } });
    expect(await screen.findByText('4x')).toBeInTheDocument();
    expect(screen.queryByText('Meso')).not.toBeInTheDocument();
    expect(screen.queryByText(texts.home.compare.do[3])).not.toBeInTheDocument();
    expect(screen.queryByText(texts.home.faq['4'].question)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ironman' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: startsWith(CARDS.ironman.title) })).not.toBeInTheDocument();
    unmount();
    open(ACTIVITY, top(5), { portal: { config: { ...config, rates: { isBeta: false } } } });
    expect(screen.queryByRole('region', { name: texts.home.rates.label })).not.toBeInTheDocument();
  });

  it('says so when the server is offline', async () => {
    open(ACTIVITY, top(5), { api: { '/api/server/status': { online: false } } });
    expect(await screen.findByText('Server offline')).toBeInTheDocument();
  });

  it('leads to the community where the owner says where it meets', () => {
    const { unmount } = open(ACTIVITY, top(5));
    expect(screen.queryByRole('link', { name: 'Forum' })).not.toBeInTheDocument();
    unmount();
    const links = { forum: 'https://forum.example.org/', more: [] };
    open(ACTIVITY, top(5), { portal: { config: { ...EXAMPLE_CONFIG, links } } });
    expect(screen.getByRole('link', { name: 'Forum' })).toHaveAttribute('href', links.forum);
    expect(screen.queryByRole('link', { name: 'Community chat' })).not.toBeInTheDocument();
  });

  it('asks for those with one life when the ironmen are chosen', async () => {
    const { asked } = open(ACTIVITY, top(5), {
      path: '/?top=ironman',
      api: { '/api/rankings?limit=5&mode=hardcore': top(2) },
    });
    const best = await screen.findByRole('region', { name: 'Top players' });
    expect(await within(best).findByText('Hero2')).toBeInTheDocument();
    expect(within(best).getByRole('link', { name: 'Ironman' })).toHaveAttribute('aria-current', 'true');
    expect(within(best).getByRole('link', { name: 'Regular' })).toHaveAttribute('href', '/');
    expect(asked).not.toContain('/api/rankings?limit=5');
  });

  it('does not offer a game to download that is not out', async () => {
    open(ACTIVITY, top(5), { api: { '/api/guide/download': { ...GUIDE, launcher: null } } });
    expect(await screen.findByRole('link', { name: 'How to start' })).toHaveAttribute('href', '/download');
    expect(screen.queryByRole('link', { name: 'Download the game' })).not.toBeInTheDocument();
  });

  it('promises nothing of pages that this portal does not have, and all of those that come', () => {
    const { unmount } = open(ACTIVITY, top(5), { portal: { registry: ALONE } });
    expect(screen.queryByRole('link', { name: startsWith(CARDS.market.title) })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: startsWith(CARDS.drops.title) })).not.toBeInTheDocument();
    expect(screen.queryByText(texts.home.compare.do[4])).not.toBeInTheDocument();
    unmount();
    open(ACTIVITY, top(5));
    expect(screen.getByRole('link', { name: startsWith(CARDS.market.title) })).toHaveAttribute(
      'href',
      '/market',
    );
    expect(screen.getByText(texts.home.compare.do[4])).toBeInTheDocument();
  });

  it('has no market where the game keeps no merchants', () => {
    open(ACTIVITY, top(5), { portal: { unavailable: ['merchants'] } });
    expect(screen.queryByRole('link', { name: startsWith(CARDS.market.title) })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: startsWith(CARDS.drops.title) })).toBeInTheDocument();
  });

  it('answers six questions of its own and that of votes where sites count them, or those of the owner', () => {
    for (const [sites, questions] of [
      [0, 6],
      [3, 7],
    ] as const) {
      const { unmount } = open(ACTIVITY, top(5), {
        portal: { config: { ...EXAMPLE_CONFIG, voting: { sites } } },
      });
      expect(screen.getAllByRole('group')).toHaveLength(questions);
      expect(screen.queryAllByText(texts.home.faq.vote.question)).toHaveLength(questions - 6);
      unmount();
    }
    const faq = [{ question: { en: 'Who are you?', he: 'מי אתם?' }, answer: 'Six friends.' }];
    open(ACTIVITY, top(5), { portal: { config: { ...EXAMPLE_CONFIG, faq } } });
    expect(screen.getByText('Who are you?')).toBeInTheDocument();
    expect(screen.getByText('Six friends.')).toBeInTheDocument();
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('shows how many play, the peak of today, and what just happened', async () => {
    open(ACTIVITY, top(5));
    const now = await screen.findByRole('region', { name: 'The world right now' });
    expect(await within(now).findByText('1,142')).toBeInTheDocument();
    expect(within(now).getByText(/^Today’s peak: 1,412 at \d\d:\d\d$/)).toHaveAttribute(
      'datetime',
      new Date(ACTIVITY.online.peakAt ?? 0).toISOString(),
    );
    expect(within(now).getByRole('img', { name: /24 hours/ })).toBeInTheDocument();
    const links = within(now)
      .getAllByRole('link')
      .map((link) => [link.textContent.replaceAll(/[\u2066-\u2069]/g, ''), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Who is online', '/online'],
      ['', '/api/activity/events.atom'],
      ['Mira defeated Lantern King', '/player/7'],
      ['Mira faced Zakum for the first time', '/player/7'],
      ['Brannoc opened a storepots', '/market/8'],
      ['Drops changedOars for all', '/drop-changes?set=5'],
    ]);
    expect(await within(now).findByText(/^Live from the game, /)).toBeInTheDocument();
    expect(within(now).getByText('2 hours ago')).toBeInTheDocument();
  });

  it('says what will show up while nothing has happened', async () => {
    open({ ...ACTIVITY, events: [] }, top(5));
    expect(await screen.findByText(texts.home.now.noneHint)).toBeInTheDocument();
  });

  it('tells who is signed in where their best character stands, and what waits today', async () => {
    signIn('Ada', 'token-1');
    const best = { id: 7, name: 'Tamarisk', level: 131, job: 412, meso: 0, stats: {} };
    open(ACTIVITY, top(5), {
      api: {
        '/api/auth/user': { banned: false, characters: [best] },
        '/api/dashboard/overview': { characters: [{ id: 7, rank: 138, rankChange: { day: 2, week: null } }] },
        '/api/voting/waiting': {
          vote: true,
          gift: { day: 1, kind: 'nx', quantity: 500, itemId: null },
          isGiftTaken: false,
        },
      },
      portal: { config: { ...EXAMPLE_CONFIG, voting: { sites: 2 } } },
    });
    expect(await screen.findByRole('link', { name: 'Tamarisk' })).toHaveAttribute('href', '/player/7');
    expect(screen.getByText('Place 138')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Vote now' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: /gift is waiting in the game: 500/ })).toHaveAttribute(
      'href',
      '/dashboard/rewards',
    );
  });

  it.each([
    ['was taken', { vote: false, gift: null, isGiftTaken: true }, 1],
    ['is not known', { vote: false, gift: null, isGiftTaken: false }, 0],
    [
      'cannot be asked for',
      new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'r' }),
      0,
    ],
  ])('says that no gift waits only where it was taken: one that %s', async (_, waiting, links) => {
    signIn('Ada', 'token-1');
    const { asked } = open(ACTIVITY, top(5), {
      api: { '/api/auth/user': { banned: false, characters: [] }, '/api/voting/waiting': waiting },
    });
    await waitFor(() => expect(asked).toContain('/api/voting/waiting'));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.queryAllByText('No gift is waiting today.')).toHaveLength(links);
  });

  it.each([
    [
      'session that has ended',
      new ApiFailure(401, { code: 'identity.session_expired', msg: 'Log in again.', requestId: 'req-6' }),
    ],
    ['banned account', { banned: true, characters: [] }],
  ])('asks nothing more for a %s', async (_, account) => {
    signIn('Ada', 'token-1');
    const { asked } = open(ACTIVITY, top(5), {
      api: { '/api/activity': ACTIVITY, '/api/auth/user': account },
    });
    await waitFor(() => expect(asked).toContain('/api/auth/user'));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(asked.filter((call) => /waiting|overview/.test(call))).toEqual([]);
  });

  it('has the three best players before the gate', async () => {
    const { container } = open(ACTIVITY, top(5));
    await screen.findAllByText('Hero1');
    const names = [...container.querySelectorAll('.person')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Hero1', 'Hero2', 'Hero3']);
  });

  it('links the five best players to their profiles', async () => {
    open(ACTIVITY, top(5));
    const best = await screen.findByRole('region', { name: 'Top players' });
    const links = (await within(best).findAllByRole('link', { name: /Hero/ })).map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/player/1', '/player/2', '/player/3', '/player/4', '/player/5']);
  });

  it('says what to do while no one plays', async () => {
    open(ACTIVITY, top(0));
    expect(await screen.findByRole('heading', { name: 'No players found' })).toBeInTheDocument();
  });

  it('keeps the rest of the page when one part cannot be loaded', async () => {
    open(
      new ApiFailure(500, { code: 'portal.internal', msg: 'Something went wrong.', requestId: 'req-5' }),
      top(5),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    const best = await screen.findByRole('region', { name: 'Top players' });
    expect(await within(best).findByText('Hero1')).toBeInTheDocument();
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<HomePage />, {
    path: '/',
    language,
    texts: { 'mfe-public': TEXTS[language] },
    answers: {
      '/api/activity': ACTIVITY,
      [language === 'en' ? '/api/news/front' : `/api/news/front?language=${language}`]: FRONT_NEWS,
      '/api/rankings?limit=5': top(5),
      '/api/server/status': { online: true },
      '/api/guide/download': GUIDE,
    },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
