import { DAY_MS } from '@portico/domain';
import type { Answer } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { rankedPlayer } from '../../test/ranked-player';
import { PlayerPage } from './player-page';

const PLAYER: Answer<'/api/rankings/{id}'> = {
  ...rankedPlayer(7, {
    name: 'Brannoc',
    level: 157,
    job: 412,
    fame: 42,
    gender: 1,
    guildName: 'Lanternfall',
    filteredRank: 3,
    actualRank: 3,
  }),
  ironman_group_name: null,
  classRank: 1,
  modeRank: null,
  fameRank: 9,
  rankChange: { day: 2, week: -1 },
  neighbours: [
    { id: 5, name: 'Mira', level: 158, job: 112, rank: 2 },
    { id: 9, name: 'Sable', level: 150, job: 212, rank: 4 },
  ],
  meso: 18_250_000,
  str: 4,
  dex: 120,
  int: 4,
  luk: 900,
  hp: 5000,
  maxhp: 6000,
  mp: 700,
  maxmp: 1450,
};
const NOW = Date.UTC(2026, 2, 1);

const HISTORY: Answer<'/api/rankings/{id}/history'> = {
  id: 7,
  from: NOW - 90 * DAY_MS,
  to: NOW,
  fromDay: '2025-12-01',
  toDay: '2026-03-01',
  points: [
    { day: '2026-02-27', at: NOW - 2 * DAY_MS, level: 155, exp: 1, rank: 9 },
    { day: '2026-02-28', at: NOW - DAY_MS, level: 156, exp: 1, rank: 5 },
    { day: '2026-03-01', at: NOW, level: 157, exp: 1, rank: 3 },
  ],
};

const APPEARANCE: Answer<'/api/characters/appearance/{characterId}'> = {
  characterId: 7,
  gender: 1,
  skin: 0,
  face: 20_000,
  hair: 30_000,
  cap: 1_002_357,
  weapon: 1_302_000,
  worn: [
    { slot: 'cap', itemId: 1_002_357, name: 'Emberhorn Helm' },
    { slot: 'weapon', itemId: 1_302_000, name: null },
  ],
};

function open(player: unknown, changes: { path?: string; api?: Record<string, unknown> } = {}) {
  return renderInPortal(
    <Routes>
      <Route path="/player/:id" element={<PlayerPage />} />
    </Routes>,
    {
      path: changes.path ?? '/player/7',
      api: {
        '/api/rankings/7': player,
        '/api/rankings/7/history': HISTORY,
        '/api/characters/appearance/7': APPEARANCE,
        ...changes.api,
      },
      texts: { 'mfe-public': texts },
    },
  );
}

describe('player profile', () => {
  it('shows who it is, the stats and the bars with their maximums', async () => {
    open(PLAYER);
    expect(await screen.findByRole('heading', { level: 1, name: 'Brannoc' })).toBeInTheDocument();
    for (const text of ['Female', '18,250,000', '900', 'Somewhere out there']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getAllByText('Lanternfall')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare?players=7');
    expect(screen.getByRole('meter', { name: 'HP' })).toHaveAttribute('aria-valuetext', '5,000 / 6,000');
    await screen.findAllByRole('slider');
  });

  it('says where the player stands, each place a way to its ranking', async () => {
    open(PLAYER);
    const ranks = await screen.findByRole('region', { name: 'Ranks' });
    for (const [place, href] of [
      ['#3', '/rankings'],
      ['#9', '/rankings?sort=fame'],
      ['#1', '/rankings?job=thief'],
    ]) {
      expect(within(ranks).getByRole('link', { name: place })).toHaveAttribute('href', href);
    }
    expect(screen.queryByRole('region', { name: 'The challenge' })).not.toBeInTheDocument();
    await screen.findAllByRole('slider');
  });

  it('says once that the place is the same as yesterday and a week ago', async () => {
    open({ ...PLAYER, rankChange: { day: 0, week: 0 } });
    const ranks = await screen.findByRole('region', { name: 'Ranks' });
    expect(ranks).toHaveTextContent('Same as last week');
    expect(ranks).not.toHaveTextContent('Same as yesterday');
    await screen.findAllByRole('slider');
  });

  it('tells of the challenge that the player has taken on, and leads to the group and the map', async () => {
    open({
      ...PLAYER,
      mapName: 'Saltharbor',
      ironman_mode: 3,
      ironman_group_id: 12,
      ironman_group_name: 'Tin Lanterns',
      ironman_deaths: 2,
      ironman_bosses_killed: 31,
      ironman_playtime: 43_200_000,
    });
    const challenge = await screen.findByRole('region', { name: 'The challenge' });
    for (const text of ['Group ironman', '2', '31', '12 hr']) {
      expect(within(challenge).getByText(text)).toBeInTheDocument();
    }
    expect(within(challenge).getByRole('link', { name: 'Tin Lanterns' })).toHaveAttribute(
      'href',
      '/group/12',
    );
    expect(screen.getByRole('link', { name: 'Saltharbor' })).toHaveAttribute('href', '/map/100000000');
    await screen.findAllByRole('slider');
  });

  it('shows what is worn, by place, each piece the way to its page', async () => {
    open(PLAYER);
    const worn = await screen.findByRole('region', { name: 'Equipment' });
    const [hat, weapon] = await within(worn).findAllByRole('listitem');
    expect(hat).toHaveTextContent('Hat');
    expect(within(worn).getByRole('link', { name: 'Emberhorn Helm' })).toHaveAttribute(
      'href',
      '/item/1002357',
    );
    expect(weapon).toHaveTextContent('Weapon');
    expect(within(worn).getByRole('link', { name: 'Item 1302000' })).toBeInTheDocument();
    await screen.findAllByRole('slider');
  });

  it('shows who stands close by, and how the place has changed', async () => {
    open(PLAYER);
    const near = await screen.findByRole('region', { name: 'Nearby in the rankings' });
    const names = within(near)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Mira', 'Brannoc', 'Sable']);
    expect(within(near).getByRole('row', { current: true })).toHaveTextContent('Brannoc');
    expect(within(near).getByRole('link', { name: 'See in the rankings' })).toHaveAttribute(
      'href',
      '/rankings?rank=3',
    );
    const ranks = screen.getByRole('region', { name: 'Ranks' });
    expect(ranks.textContent).toContain('Up 2 since yesterday');
    expect(ranks.textContent).toContain('Down 1 since last week');
    await screen.findAllByRole('slider');
  });

  it('says that the player failed to load, with the way back to the rankings and another try', async () => {
    const api: Record<string, unknown> = {};
    const failure = new ApiFailure(500, {
      code: 'portal.internal',
      msg: 'Something went wrong.',
      requestId: 'req-7',
    });
    open(failure, { api });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Player not found or failed to load data' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('req-7');
    expect(screen.getByRole('link', { name: 'Back to Rankings' })).toHaveAttribute('href', '/rankings');
    expect(within(screen.getByRole('alert')).getByRole('button')).toBeInTheDocument();
    expect(document.title).toMatch(/^Player not found or failed to load data · /);
  });

  it('draws level and rank, says them in words and in a table, and reads a day by the arrow keys', async () => {
    open(PLAYER);
    const progress = await screen.findByRole('region', { name: 'Progress' });
    expect(
      await within(progress).findByText(/from level 155 to level 157, and from rank 9 to rank 3/),
    ).toBeInTheDocument();
    expect(
      within(progress).getByRole('row', { name: /Feb 28, 2026 156 5/, hidden: true }),
    ).toBeInTheDocument();
    const level = await within(progress).findByRole('slider', { name: 'Level' });
    expect(level).toHaveAttribute('aria-valuetext', 'Mar 1, 2026: level 157, rank 3');
    level.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(level).toHaveAttribute('aria-valuetext', 'Feb 28, 2026: level 156, rank 5');
    await userEvent.keyboard('{Home}');
    expect(level).toHaveAttribute('aria-valuetext', 'Feb 27, 2026: level 155, rank 9');
  });

  it('takes the time span from the address', async () => {
    const { asked } = open(PLAYER, {
      path: '/player/7?range=1y',
      api: { '/api/rankings/7/history?range=1y': { ...HISTORY, points: [] } },
    });
    expect(await screen.findByRole('heading', { name: 'Nothing to draw yet' })).toBeInTheDocument();
    expect(asked).toContain('/api/rankings/7/history?range=1y');
    expect(screen.getByRole('link', { name: '1 year' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: '90 days' })).toHaveAttribute('href', '/player/7');
  });

  it('says that a player is not there, with the way back to the rankings', async () => {
    open(
      new ApiFailure(404, {
        code: 'players.player_not_found',
        msg: 'Player not found or failed to load data',
        requestId: 'req-1',
      }),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Player not found or failed to load data' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Rankings' })).toHaveAttribute('href', '/rankings');
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(
    <Routes>
      <Route path="/player/:id" element={<PlayerPage />} />
    </Routes>,
    {
      path: '/player/7',
      language,
      texts: { 'mfe-public': TEXTS[language] },
      answers: {
        '/api/rankings/7': PLAYER,
        '/api/rankings/7/history': HISTORY,
        '/api/characters/appearance/7': APPEARANCE,
      },
    },
  );
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
