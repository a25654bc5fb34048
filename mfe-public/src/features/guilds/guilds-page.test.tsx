import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@portico/portal-kit';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';
import { TEXTS } from '../../test/texts';
import { GuildsPage } from './guilds-page';
import type { GuildDetail, RankedGuild } from './guilds.queries';

const person = (id: number, level = 90) => ({ id, name: `Hero${id}`, level, job: 112 });

function guild(id: number, changes: Partial<RankedGuild> = {}): RankedGuild {
  return {
    id,
    name: `Guild ${id}`,
    rank: id,
    emblem: { mark: 2003, markColor: 5, background: 1009, backgroundColor: 12 },
    members: 41,
    totalLevel: 3480,
    points: 12_400,
    best: person(1, 157),
    leader: person(2),
    ...changes,
  };
}

function guilds(list: RankedGuild[]): Answer<'/api/guilds'> {
  return {
    guilds: list,
    pagination: { page: 1, limit: 20, totalItems: list.length, totalPages: 1 },
    ranksAsOf: Date.now(),
  };
}

const DETAIL: GuildDetail = {
  ...guild(7, { rank: 3, name: 'Lantern Watch', members: 3 }),
  capacity: 50,
  titles: ['Captain', '', 'Crew', 'Crew', 'Crew'],
  alliance: { name: 'Low Tide', guilds: [{ id: 9, name: 'Second Watch' }] },
  roster: [
    { ...person(2), guildRank: 1 },
    { ...person(1, 157), guildRank: 2 },
    { ...person(3, 20), guildRank: 5 },
  ],
};

// Its code is a separate chunk.
beforeAll(() => remote.prepare?.('/guild/1', new URLSearchParams()));

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(<GuildsPage />, { path, api, texts: { 'mfe-public': texts } });
}

function openGuild(api: Record<string, unknown>) {
  return renderInPortal(<remote.Component />, { path: '/guild/7', api, texts: { 'mfe-public': texts } });
}

describe('guilds', () => {
  it('stand in a list with rank, emblem, levels, members, best member, points and leader', async () => {
    open('/rankings/guilds', { '/api/guilds': guilds([guild(1), guild(2, { emblem: null, leader: null })]) });
    const row = await screen.findByRole('row', { name: /Guild 1/ });
    expect(within(row).getByRole('link', { name: 'Guild 1' })).toHaveAttribute('href', '/guild/1');
    expect(within(row).getByRole('link', { name: 'Hero1' })).toHaveAttribute('href', '/player/1');
    expect(within(row).getByRole('link', { name: 'Hero2' })).toHaveAttribute('href', '/player/2');
    for (const text of ['3,480', '41', 'Lv. 157', '12,400'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(screen.getAllByTestId('guild-emblem')).toHaveLength(1);
    expect(screen.getByText('2 guilds')).toBeVisible();
  });

  it('are sorted by their headers, and lead to the other rankings', async () => {
    open('/rankings/guilds?search=owl', { '/api/guilds?search=owl': guilds([guild(1)]) });
    const header = await screen.findByRole('columnheader', { name: /GP/ });
    expect(within(header).getByRole('link')).toHaveAttribute(
      'href',
      '/rankings/guilds?search=owl&sort=points',
    );
    expect(screen.getByRole('columnheader', { name: /Total level/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const ways = screen.getByRole('navigation', { name: 'Which ranking' });
    expect(within(ways).getByRole('link', { name: 'Players' })).toHaveAttribute('href', '/rankings');
    expect(within(ways).getByRole('link', { name: 'Guilds' })).toHaveAttribute('aria-current', 'true');
  });

  it('are searched by name', async () => {
    const { asked } = open('/rankings/guilds', {
      '/api/guilds': guilds([guild(1)]),
      '/api/guilds?search=nobody': guilds([]),
    });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search guilds' }), 'nobody{Enter}');
    expect(await screen.findByText(/No guilds found matching/)).toBeVisible();
    expect(asked).toContain('/api/guilds?search=nobody');
  });
});

describe('the page of a guild', () => {
  it('shows its facts, its alliance and its members with their titles', async () => {
    openGuild({ '/api/guilds/7': DETAIL });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lantern Watch' })).toBeVisible();
    for (const text of ['#3 among guilds', /Led by .*Hero2/, '3/50', '3,480', '12,400'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Low Tide/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Second Watch' })).toHaveAttribute('href', '/guild/9');
    const rows = within(screen.getByRole('table', { name: 'Members' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Captain',
      'Rank 2',
      'Crew',
    ]);
  });

  it('shows the first thirty members, and all on demand', async () => {
    const roster = Array.from({ length: 41 }, (_, index) => ({
      ...DETAIL.roster[0],
      id: index + 1,
      name: `Hero${index + 1}`,
    }));
    openGuild({ '/api/guilds/7': { ...DETAIL, roster } });
    const table = await screen.findByRole('table', { name: 'Members' });
    expect(within(table).getAllByRole('row')).toHaveLength(31);
    const all = screen.getByRole('link', { name: 'Show all 41 members' });
    expect(all).toHaveAttribute('href', '/guild/7?show=all');
    await userEvent.click(all);
    expect(await screen.findByRole('link', { name: 'Hero41' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hero31' }).closest('tr')).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Show all 41 members' })).toBeNull();
  });

  it('says that there is no such guild, with a way back', async () => {
    openGuild({
      '/api/guilds/7': new ApiFailure(404, {
        code: 'players.guild_not_found',
        msg: 'Guild not found',
        requestId: 'req-7',
      }),
    });
    expect(await screen.findByText('Guild not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to guilds' })).toHaveAttribute('href', '/rankings/guilds');
  });

  it.each(HYDRATION_LANGUAGES)('is the same from the server in %s', async (language) => {
    const { kept, asked } = await hydrateInPortal(<remote.Component />, {
      path: '/guild/7',
      language,
      texts: { 'mfe-public': TEXTS[language] },
      answers: { '/api/guilds/7': DETAIL },
    });
    expect(kept.kept).toBe(kept.of);
    expect(asked).toEqual([]);
  });
});
