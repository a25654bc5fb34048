import { EXAMPLE_PORTAL } from '@portico/contract/example';
import { renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { OnlinePage } from './online-page';
import type { OnlinePlayers } from './online.queries';

const PLAYER = {
  id: 7,
  name: 'Brannoc',
  level: 120,
  job: 112,
  channel: 3,
  mapId: 100000000,
  mapName: 'Henesys',
};

function online(change: Partial<OnlinePlayers> = {}): OnlinePlayers {
  return {
    players: [PLAYER],
    pagination: { page: 1, limit: 20, total: 41, pages: 3, next: '120.7' },
    source: 'live',
    asOf: Date.now(),
    ...change,
  };
}

function open(answer: OnlinePlayers, showsMap = true) {
  const onlineList = { isOn: true, showsMap };
  return renderInPortal(<OnlinePage />, {
    path: '/online',
    api: { '/api/activity/online': answer },
    portal: { config: { ...EXAMPLE_PORTAL.config, onlineList } },
    texts: { 'mfe-public': texts },
  });
}

describe('online players', () => {
  it('have level, job, channel and map, and a next page by its cursor', async () => {
    open(online());
    const list = within(await screen.findByRole('list', { name: 'Players online' }));
    expect(list.getByRole('link', { name: 'Brannoc' })).toHaveAttribute('href', '/player/7');
    expect(list.getByRole('link', { name: 'Henesys' })).toHaveAttribute('href', '/map/100000000');
    expect(list.getByText('Lv. 120')).toBeVisible();
    expect(list.getByText('Channel 3')).toBeVisible();
    expect(screen.getByText(/^Live from the game/)).toBeVisible();
    expect(screen.getByRole('link', { name: /next/i })).toHaveAttribute(
      'href',
      '/online?page=2&cursor=120.7',
    );
  });

  it('have no map where the owner does not show it, and no channel where the game tells none', async () => {
    const player = { ...PLAYER, channel: null, mapId: null, mapName: null };
    open(online({ players: [player], source: 'database' }), false);
    expect(await screen.findByText(/^As the game saved it/)).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Players online' }));
    expect(list.getAllByRole('link')).toHaveLength(1);
    expect(list.queryByText(/Channel/)).not.toBeInTheDocument();
  });

  it('may be none', async () => {
    open(online({ players: [], pagination: { page: 1, limit: 20, total: 0, pages: 0, next: null } }));
    expect(await screen.findByText('No one is online')).toBeVisible();
  });
});
