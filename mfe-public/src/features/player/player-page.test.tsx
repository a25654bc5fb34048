import type { Answer } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import { PlayerPage } from './player-page';

const PLAYER: Answer<'/api/rankings/{id}'> = {
  id: 7,
  name: 'Brannoc',
  level: 157,
  job: 412,
  fame: 42,
  gender: 1,
  guildName: 'Lanternfall',
  mapName: null,
  mapId: 100000000,
  ironman_mode: 0,
  ironman_deaths: 0,
  ironman_group_id: null,
  ironman_bosses_killed: 0,
  ironman_playtime: 0,
  total_cards: 0,
  filteredRank: 3,
  actualRank: 3,
  classRank: 1,
  modeRank: null,
  fameRank: 9,
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

function open(api: Record<string, unknown>) {
  return renderInPortal(
    <Routes>
      <Route path="/player/:id" element={<PlayerPage />} />
    </Routes>,
    { path: '/player/7', api, texts: { 'mfe-public': texts } },
  );
}

describe('player profile', () => {
  it('shows who it is, the stats and the bars with their maximums', async () => {
    open({ '/api/rankings/7': PLAYER });
    expect(await screen.findByRole('heading', { level: 1, name: 'Brannoc' })).toBeInTheDocument();
    for (const text of ['Lanternfall', 'Female', '18,250,000', '900', '#3 overall']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('meter', { name: 'HP' })).toHaveAttribute('aria-valuetext', '5,000 / 6,000');
    expect(screen.getByText('Somewhere out there')).toBeInTheDocument();
  });

  it('says that a player is not there, with the way back to the rankings', async () => {
    open({
      '/api/rankings/7': new ApiFailure(404, {
        code: 'player_not_found',
        msg: 'Player not found or failed to load data',
        requestId: 'req-1',
      }),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Player not found or failed to load data' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Rankings' })).toHaveAttribute('href', '/rankings');
  });
});
