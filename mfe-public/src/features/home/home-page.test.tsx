import type { Answer } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { HomePage } from './home-page';

const WORLD: Answer<'/api/world'> = {
  characters: 1412,
  accounts: 180,
  guilds: 12,
  items: 320,
  monsters: 90,
  openStores: 24,
  asOf: Date.now() - 2 * 3_600_000,
  importedAt: 1_767_225_600_000,
};

function top(count: number): Answer<'/api/rankings'> {
  return {
    players: Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      name: `Hero${index + 1}`,
      level: 200 - index,
      job: 112,
      fame: 1,
      gender: 0,
      guildName: null,
      mapName: null,
      mapId: 100000000,
      ironman_mode: 0,
      ironman_deaths: 0,
      ironman_group_id: null,
      ironman_bosses_killed: 0,
      ironman_playtime: 0,
      total_cards: 0,
      filteredRank: index + 1,
      actualRank: index + 1,
    })),
    pagination: { page: 1, limit: 5, totalItems: count, totalPages: 1 },
    ranksAsOf: WORLD.asOf,
  };
}

function open(world: unknown, rankings: unknown) {
  return renderInPortal(<HomePage />, {
    path: '/',
    api: { '/api/world': world, '/api/rankings?limit=5': rankings },
    texts: { 'mfe-public': texts },
  });
}

describe('home', () => {
  it('greets with the name of the server and leads to rankings, database and market', () => {
    open(WORLD, top(5));
    expect(screen.getByRole('heading', { level: 1, name: /Welcome to .*Test World/ })).toBeInTheDocument();
    for (const [name, href] of [
      ['See the rankings', '/rankings'],
      ['What drops where?', '/database'],
      ['Browse the market', '/market'],
    ]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('shows the world in numbers, with their age', async () => {
    open(WORLD, top(5));
    const world = await screen.findByRole('region', { name: 'The world right now' });
    expect(await within(world).findByText('1,412')).toBeInTheDocument();
    expect(within(world).getByText('24')).toBeInTheDocument();
    expect(within(world).getByText('Counted 2 hours ago')).toBeInTheDocument();
  });

  it('links the five best players to their profiles', async () => {
    open(WORLD, top(5));
    const best = await screen.findByRole('region', { name: 'Top players' });
    const links = (await within(best).findAllByRole('link', { name: /Hero/ })).map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/player/1', '/player/2', '/player/3', '/player/4', '/player/5']);
  });

  it('says what to do while nobody plays', async () => {
    open(WORLD, top(0));
    expect(await screen.findByRole('heading', { name: 'No players found' })).toBeInTheDocument();
  });

  it('keeps the rest of the page when one part cannot be loaded', async () => {
    open(new ApiFailure(500, { code: 'internal', msg: 'Something went wrong.', requestId: 'req-5' }), top(5));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(await screen.findByText('Hero1')).toBeInTheDocument();
  });
});
