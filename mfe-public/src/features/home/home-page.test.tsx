import { LANGUAGES } from '@portico/domain';
import type { Answer } from '@portico/portal-kit';
import { hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal, type RenderInPortalOptions } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { rankedPlayer } from '../../test/ranked-player';
import { HomePage } from './home-page';

const WORLD: Answer<'/api/world'> = {
  characters: 1412,
  accounts: 180,
  guilds: 12,
  items: 320,
  monsters: 90,
  openStores: 24,
  asOf: Date.now() - 2 * 3_600_000,
  unavailable: [],
  importedAt: 1_767_225_600_000,
};

const NEEDS = { system: '', processor: '', memoryGb: 2, graphics: '', diskGb: 8 };

const GUIDE: Answer<'/api/guide/download'> = {
  launcher: 'https://example.org/launcher.exe',
  launcherMb: 3,
  mirror: null,
  clientGb: 5,
  minimum: NEEDS,
  recommended: NEEDS,
};

const CARDS = texts.home.features;
const startsWith = (title: string) => new RegExp(`^${title}`);

const ALONE = { contract: 1, language: 'en' as const, remotes: [] };

function top(count: number): Answer<'/api/rankings'> {
  return {
    players: Array.from({ length: count }, (_, index) => rankedPlayer(index + 1, { level: 200 - index })),
    pagination: { page: 1, limit: 5, totalItems: count, totalPages: 1 },
    ranksAsOf: WORLD.asOf,
  };
}

function open(world: unknown, rankings: unknown, more: Partial<RenderInPortalOptions> = {}) {
  return renderInPortal(<HomePage />, {
    path: '/',
    api: {
      '/api/world': world,
      '/api/rankings?limit=5': rankings,
      '/api/server/status': { online: true },
      '/api/guide/download': GUIDE,
    },
    texts: { 'mfe-public': texts },
    ...more,
  });
}

describe('home', () => {
  it('greets with the name of the server and leads to the game, the rankings and the features', () => {
    open(WORLD, top(5));
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
    open(WORLD, top(5));
    expect(await screen.findByText('Server online')).toBeInTheDocument();
    expect(screen.getByText('6x')).toBeInTheDocument();
    expect(screen.getByText('Beta rates')).toBeInTheDocument();
    expect(screen.getByRole('time')).toHaveTextContent(/^\d\d:\d\d:\d\d JST$/);
  });

  it('tells no rates and no ironmen that the owner has not set', async () => {
    const config = { ...EXAMPLE_CONFIG, rates: { exp: 4, isBeta: false }, ironman: { isOn: false } };
    const { unmount } = open(WORLD, top(5), { portal: { config } });
    expect(await screen.findByText('4x')).toBeInTheDocument();
    expect(screen.queryByText('Meso')).not.toBeInTheDocument();
    expect(screen.queryByText(texts.home.compare.do[3])).not.toBeInTheDocument();
    expect(screen.queryByText(texts.home.faq['4'].question)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ironman' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: startsWith(CARDS.ironman.title) })).not.toBeInTheDocument();
    unmount();
    open(WORLD, top(5), { portal: { config: { ...config, rates: { isBeta: false } } } });
    expect(screen.queryByRole('region', { name: texts.home.rates.label })).not.toBeInTheDocument();
  });

  it('says so when the server is offline', async () => {
    open(WORLD, top(5), { api: { '/api/server/status': { online: false } } });
    expect(await screen.findByText('Server offline')).toBeInTheDocument();
  });

  it('leads to the community where the owner says where it meets', () => {
    const { unmount } = open(WORLD, top(5));
    expect(screen.queryByRole('link', { name: 'Forum' })).not.toBeInTheDocument();
    unmount();
    const links = { forum: 'https://forum.example.org/', more: [] };
    open(WORLD, top(5), { portal: { config: { ...EXAMPLE_CONFIG, links } } });
    expect(screen.getByRole('link', { name: 'Forum' })).toHaveAttribute('href', links.forum);
    expect(screen.queryByRole('link', { name: 'Community chat' })).not.toBeInTheDocument();
  });

  it('asks for those with one life when the ironmen are chosen', async () => {
    const { asked } = open(WORLD, top(5), {
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
    open(WORLD, top(5), { api: { '/api/guide/download': { ...GUIDE, launcher: null } } });
    expect(await screen.findByRole('link', { name: 'How to start' })).toHaveAttribute('href', '/download');
    expect(screen.queryByRole('link', { name: 'Download the game' })).not.toBeInTheDocument();
  });

  it('promises nothing of pages that this portal does not have, and all of those that come', () => {
    const { unmount } = open(WORLD, top(5), { portal: { registry: ALONE } });
    expect(screen.queryByRole('link', { name: startsWith(CARDS.market.title) })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: startsWith(CARDS.drops.title) })).not.toBeInTheDocument();
    expect(screen.queryByText(texts.home.compare.do[4])).not.toBeInTheDocument();
    unmount();
    open(WORLD, top(5));
    expect(screen.getByRole('link', { name: startsWith(CARDS.market.title) })).toHaveAttribute(
      'href',
      '/market',
    );
    expect(screen.getByText(texts.home.compare.do[4])).toBeInTheDocument();
  });

  it('has no market where the game keeps no merchants', () => {
    open(WORLD, top(5), { portal: { unavailable: ['merchants'] } });
    expect(screen.queryByRole('link', { name: startsWith(CARDS.market.title) })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: startsWith(CARDS.drops.title) })).toBeInTheDocument();
  });

  it('answers six questions of its own and that of votes where sites count them, or those of the owner', () => {
    for (const [sites, questions] of [
      [0, 6],
      [3, 7],
    ] as const) {
      const { unmount } = open(WORLD, top(5), {
        portal: { config: { ...EXAMPLE_CONFIG, voting: { sites } } },
      });
      expect(screen.getAllByRole('group')).toHaveLength(questions);
      expect(screen.queryAllByText(texts.home.faq.vote.question)).toHaveLength(questions - 6);
      unmount();
    }
    const faq = [{ question: { en: 'Who are you?', he: 'מי אתם?' }, answer: 'Six friends.' }];
    open(WORLD, top(5), { portal: { config: { ...EXAMPLE_CONFIG, faq } } });
    expect(screen.getByText('Who are you?')).toBeInTheDocument();
    expect(screen.getByText('Six friends.')).toBeInTheDocument();
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('shows the world in numbers, with their age', async () => {
    open(WORLD, top(5));
    const world = await screen.findByRole('region', { name: 'The world right now' });
    expect(await within(world).findByText('1,412')).toBeInTheDocument();
    expect(within(world).getByText('24')).toBeInTheDocument();
    expect(within(world).getByText('Updated 2 hours ago')).toBeInTheDocument();
  });

  it('links the five best players to their profiles', async () => {
    open(WORLD, top(5));
    const best = await screen.findByRole('region', { name: 'Top players' });
    const links = (await within(best).findAllByRole('link', { name: /Hero/ })).map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/player/1', '/player/2', '/player/3', '/player/4', '/player/5']);
  });

  it('says what to do while no one plays', async () => {
    open(WORLD, top(0));
    expect(await screen.findByRole('heading', { name: 'No players found' })).toBeInTheDocument();
  });

  it('keeps the rest of the page when one part cannot be loaded', async () => {
    open(
      new ApiFailure(500, { code: 'portal.internal', msg: 'Something went wrong.', requestId: 'req-5' }),
      top(5),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(await screen.findByText('Hero1')).toBeInTheDocument();
  });
});

it.each(LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<HomePage />, {
    path: '/',
    language,
    texts: { 'mfe-public': TEXTS[language] },
    answers: {
      '/api/world': WORLD,
      '/api/rankings?limit=5': top(5),
      '/api/server/status': { online: true },
      '/api/guide/download': GUIDE,
    },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
