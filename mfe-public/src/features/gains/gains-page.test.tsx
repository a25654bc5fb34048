import { renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { rankedPlayer } from '../../test/ranked-player';
import { GainsPage } from './gains-page';
import type { GainedPlayer, Gains } from './gains.queries';

const gained = (id: number, gainedExp: number, gainedLevels: number): GainedPlayer => ({
  ...rankedPlayer(id, { level: 120, exp: 51_200_000, expToNext: 118_500_000, guildId: 7, guildName: 'Owls' }),
  place: id,
  gainedExp,
  gainedLevels,
});

/** The page names the day in the visitor's time zone. */
const LOCAL_NOON = new Date(2026, 4, 1, 12).getTime();

function gains(players: GainedPlayer[], since: number | null = LOCAL_NOON): Gains {
  return {
    players,
    since,
    pagination: { page: 1, limit: 20, totalItems: players.length, totalPages: 1 },
    ranksAsOf: Date.now(),
  };
}

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(<GainsPage />, { path, api, texts: { 'mfe-public': texts } });
}

describe('gains', () => {
  it('say who gained how much since when, with level, percent, and guild', async () => {
    open('/rankings/gains', { '/api/rankings/gains': gains([gained(1, 310_400_000, 3), gained(2, 7, 0)]) });
    const row = await screen.findByRole('row', { name: /Hero1/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(1, 4)).toEqual(['310,400,000', '3', '120 · 43.2%']);
    expect(within(row).getByRole('link', { name: 'Owls' })).toHaveAttribute('href', '/guild/7');
    expect(screen.getByText(/^Gained since May 1, 2026/)).toBeVisible();
  });

  it('have a way to each period and sort', async () => {
    open('/rankings/gains?sort=levels', { '/api/rankings/gains?sort=levels': gains([gained(1, 5, 3)]) });
    const periods = await screen.findByRole('navigation', { name: 'Period' });
    expect(within(periods).getByRole('link', { name: 'Today' })).toHaveAttribute(
      'href',
      '/rankings/gains?sort=levels&period=today',
    );
    expect(within(periods).getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Levels' })).toHaveAttribute('aria-current', 'true');
  });

  it('say that no one gained anything, or that no day is recorded yet', async () => {
    open('/rankings/gains', { '/api/rankings/gains': gains([]) });
    expect(await screen.findByText('No one has gained anything yet')).toBeVisible();
    expect(screen.getByText(/^Gained since/)).toBeVisible();
  });

  it('say that there is nothing to compare with before the first day', async () => {
    open('/rankings/gains', { '/api/rankings/gains': gains([], null) });
    expect(await screen.findByText('Nothing to compare with yet')).toBeVisible();
  });
});
