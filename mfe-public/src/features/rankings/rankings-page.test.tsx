import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@portico/portal-kit';
import openApi from '../../../../libs/api-client/openapi.json' with { type: 'json' };
import hebrew from '../../i18n/he.json' with { type: 'json' };
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { rankedPlayer } from '../../test/ranked-player';
import { RankingsPage } from './rankings-page';
import type { RankedGroup } from './rankings.queries';

type Rankings = Answer<'/api/rankings'>;

function rankings(changes: Partial<Rankings> = {}): Rankings {
  return {
    players: [rankedPlayer(1, { guildId: 7, guildName: 'Lanternfall' }), rankedPlayer(2)],
    pagination: { page: 1, limit: 20, totalItems: 45, totalPages: 3 },
    ranksAsOf: Date.now(),
    ...changes,
  };
}

function open(path: string, api: Record<string, unknown>, pageData = {}) {
  return renderInPortal(<RankingsPage />, { path, api, pageData, texts: { 'mfe-public': texts } });
}

describe('rankings', () => {
  it('shows the players with rank, level and EXP, job, fame and guild, each name a link to its page', async () => {
    open('/rankings', { '/api/rankings': rankings() });
    const row = await screen.findByRole('row', { name: /Hero1/ });
    expect(within(row).getByRole('link', { name: 'Hero1' })).toHaveAttribute('href', '/player/1');
    expect(within(row).getByRole('cell', { name: '100 · 43.3%' })).toBeInTheDocument();
    for (const text of ['Hero', '1,234']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(within(row).getByRole('link', { name: 'Lanternfall' })).toHaveAttribute('href', '/guild/7');
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
  });

  it('leaves out the columns that the server has nothing for', async () => {
    const lacking = { players: [rankedPlayer(1, { total_cards: null })] };
    renderInPortal(<RankingsPage />, {
      path: '/rankings',
      api: { '/api/rankings': rankings(lacking) },
      texts: { 'mfe-public': texts },
      portal: { unavailable: ['guilds', 'monsterBook'] },
    });
    expect(await screen.findByText('Hero1')).toBeInTheDocument();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toContain('Fame');
    expect(headers.filter((name) => /guild|cards/i.test(name ?? ''))).toEqual([]);
    expect(screen.getByText('kit.unavailable.guilds')).toBeInTheDocument();
  });

  it('needs no request for what came with the page', async () => {
    const { asked } = open('/rankings', {}, { '/api/rankings': { status: 200, body: rankings() } });
    expect(await screen.findByText('Hero1')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('reads page, class, sort and search from the address and leaves defaults out of the call', async () => {
    const { asked } = open('/rankings?page=2&job=aran&sort=fame&search=he', {
      '/api/rankings?job=aran&page=2&search=he&sort=fame': rankings(),
    });
    expect(await screen.findByText('Hero1')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Class' })).toHaveValue('aran');
    expect(screen.getByRole('searchbox', { name: 'Search players' })).toHaveValue('he');
    expect(asked).toEqual(['/api/rankings?job=aran&page=2&search=he&sort=fame']);
  });

  it('reads an unknown class, sort or page as the default', async () => {
    const { asked } = open('/rankings?page=-3&job=wizardry&sort=luck', { '/api/rankings': rankings() });
    expect(await screen.findByText('Hero1')).toBeInTheDocument();
    expect(asked).toEqual(['/api/rankings']);
  });

  it('goes back to page 1 when the class changes, and keeps the sort', async () => {
    const { address } = open('/rankings?page=3&sort=fame', {
      '/api/rankings?page=3&sort=fame': rankings(),
      '/api/rankings?job=thief&sort=fame': rankings(),
    });
    await screen.findByText('Hero1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'thief');
    expect(new URLSearchParams(address().split('?')[1]).toString()).toBe('sort=fame&job=thief');
  });

  it('says how many players a search found', async () => {
    open('/rankings?search=hero', {
      '/api/rankings?search=hero': rankings({
        pagination: { page: 1, limit: 20, totalItems: 2, totalPages: 1 },
      }),
    });
    await screen.findByText('Hero1');
    expect(screen.getByRole('status')).toHaveTextContent(/Found 2 players matching .*hero/);
  });

  it('leaves the keyboard where the next search is written when one is cleared', async () => {
    const { address } = open('/rankings?search=hero', {
      '/api/rankings?search=hero': rankings(),
      '/api/rankings': rankings(),
    });
    await screen.findByText('Hero1');
    await userEvent.click(screen.getByRole('link', { name: 'Clear the search' }));
    expect(address()).toBe('/rankings');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says that no one was found, and offers everyone', async () => {
    open('/rankings?search=zzz&job=aran', {
      '/api/rankings?job=aran&search=zzz': rankings({
        players: [],
        pagination: { page: 1, limit: 20, totalItems: 0, totalPages: 0 },
      }),
    });
    expect(
      await screen.findByRole('heading', { name: /No players found matching .*zzz/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all players' })).toHaveAttribute('href', '/rankings');
  });

  it('says where the ranking ends instead of showing a page behind its end', async () => {
    open('/rankings?page=99999999&sort=fame', {
      '/api/rankings?page=99999999&sort=fame': rankings({
        players: [],
        pagination: { page: 99_999_999, limit: 20, totalItems: 45, totalPages: 3 },
      }),
    });
    expect(await screen.findByRole('heading', { name: 'The ranking ends at page 3' })).toBeInTheDocument();
    const last = screen.getByRole('link', { name: 'Go to the last page' });
    const { searchParams } = new URL(last.getAttribute('href') ?? '', 'http://localhost');
    expect(Object.fromEntries(searchParams)).toEqual({ page: '3', sort: 'fame' });
    expect(screen.queryByText(/of 3/)).not.toBeInTheDocument();
  });

  it('takes no more characters than the API searches for', async () => {
    open('/rankings', { '/api/rankings': rankings() });
    await screen.findByText('Hero1');
    const { parameters } = openApi.paths['/api/rankings'].get;
    const { schema } = parameters.find(({ name }) => name === 'search') ?? {};
    expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', String(schema?.maxLength));
  });

  it('says how old the ranking is', async () => {
    open('/rankings', { '/api/rankings': rankings({ ranksAsOf: Date.now() - 5 * 60_000 }) });
    expect(await screen.findByText('Updated 5 minutes ago')).toBeInTheDocument();
  });

  it('counts bosses and playtime of a challenge, sorts by them, and says who has taken one on', async () => {
    open('/rankings?mode=hardcore&sort=bosses', {
      '/api/rankings?mode=hardcore&sort=bosses': rankings({
        players: [
          rankedPlayer(1, { ironman_mode: 2, ironman_bosses_killed: 31, ironman_playtime: 7_200_000 }),
          rankedPlayer(2, { ironman_mode: 2, ironman_deaths: 1 }),
        ],
      }),
    });
    const row = await screen.findByRole('row', { name: /Hero1/ });
    for (const text of ['31', '2 hr', 'Hardcore']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(within(screen.getByRole('row', { name: /Hero2/ })).getByText('Fallen')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Bosses' })).toHaveAttribute('aria-sort', 'descending');
    const fame = within(screen.getByRole('columnheader', { name: 'Fame' })).getByRole('link');
    expect(fame).toHaveAttribute('href', '/rankings?mode=hardcore&sort=fame');
  });

  it.each(['', '&sort=fame', '&sort=bosses', '&sort=playtime'])(
    'says all ten things and EXP on a card too (%s)',
    async (sort) => {
      const path = `/rankings?mode=hardcore${sort}`;
      const player = rankedPlayer(1, {
        ironman_mode: 2,
        ironman_bosses_killed: 31,
        ironman_playtime: 7_200_000,
        total_cards: 12,
        mapName: 'Underbridge',
        guildName: 'Lanternfall',
      });
      open(path, { [`/api${path}`]: rankings({ players: [player] }) });
      const cells = [...(await screen.findByRole('row', { name: /Hero1/ })).children];
      expect(cells).toHaveLength(12);
      expect(cells.filter((cell) => cell.classList.contains('card-hidden'))).toEqual([]);
    },
  );

  it('has no sort by bosses where everybody is ranked', async () => {
    open('/rankings', { '/api/rankings': rankings() });
    await screen.findByText('Hero1');
    expect(screen.getByRole('columnheader', { name: 'Bosses' })).not.toHaveAttribute('aria-sort');
  });

  it('ranks group ironmen as groups, without search and class', async () => {
    const group: RankedGroup = {
      id: 4,
      group_name: 'Tin Lanterns',
      member_count: 2,
      member_names: ['Mira', 'Sable'],
      members_detail: [
        { id: 8, name: 'Mira', job: 112, level: 90, is_leader: true },
        { id: 9, name: 'Sable', job: 212, level: 71, is_leader: false },
      ],
      average_level: 80.5,
      total_level: 161,
      leader_name: 'Mira',
      created_days_ago: 41,
      groupRank: 1,
    };
    open('/rankings?mode=group-ironman&page=2', {
      '/api/rankings/group-ironman?page=2': {
        groups: [group],
        pagination: { page: 2, limit: 20, totalItems: 21, totalPages: 2 },
        ranksAsOf: Date.now(),
      },
    });
    const row = await screen.findByRole('row', { name: /Tin Lanterns/ });
    for (const text of ['2/6', '81', '161', '41 days ago']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect([...row.children].filter((cell) => cell.classList.contains('card-hidden'))).toEqual([]);
    expect(within(row).getByRole('link', { name: 'Tin Lanterns' })).toHaveAttribute('href', '/group/4');
    expect(within(row).getByRole('link', { name: 'Sable' })).toHaveAttribute('href', '/player/9');
    expect(screen.getByRole('status')).toHaveTextContent('21 groups');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('shows the request id of a failure and tries again', async () => {
    const failure = new ApiFailure(500, {
      code: 'portal.internal',
      msg: 'Something went wrong.',
      requestId: 'req-7',
    });
    const api: Record<string, unknown> = { '/api/rankings': failure };
    open('/rankings', api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong.');
    api['/api/rankings'] = rankings();
    await userEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByText('Hero1')).toBeInTheDocument();
  });

  it('speaks the language of the page, plurals included', async () => {
    renderInPortal(<RankingsPage />, {
      path: '/rankings?search=hero',
      language: 'he',
      texts: { 'mfe-public': hebrew, shell: { game: { job: { '112': 'גיבור' } } } },
      api: {
        '/api/rankings?search=hero': rankings({
          pagination: { page: 1, limit: 20, totalItems: 2, totalPages: 1 },
        }),
      },
    });
    await screen.findByText('Hero1');
    expect(screen.getByRole('status')).toHaveTextContent(/נמצאו שני שחקנים/);
    expect(screen.getAllByText('גיבור')).toHaveLength(2);
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<RankingsPage />, {
    path: '/rankings',
    language,
    texts: { 'mfe-public': TEXTS[language] },
    answers: { '/api/rankings': rankings() },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
