import { signIn, signOut } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { rankedPlayer } from '../../test/ranked-player';
import { RankingsPage } from './rankings-page';
import type { Rankings } from './rankings.queries';

function rankings(changes: Partial<Rankings> = {}): Rankings {
  return {
    players: [rankedPlayer(1), rankedPlayer(2)],
    pagination: { page: 1, limit: 20, totalItems: 45, totalPages: 3 },
    ranksAsOf: Date.now(),
    ...changes,
  };
}

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(<RankingsPage />, { path, api, texts: { 'mfe-public': texts } });
}

afterEach(() => {
  act(signOut);
  localStorage.clear();
});

it.each([
  ['/rankings', 'Rankings'],
  ['/rankings?sort=fame', 'Rankings by fame'],
  ['/rankings?mode=hardcore&sort=bosses', 'Hardcore ranking by bosses'],
  ['/rankings?job=thief&mode=hardcore&sort=bosses', 'Hardcore ranking by bosses: Thief'],
])('is called the same in its heading and in its tab: %s', async (path, title) => {
  open(path, { [`/api${path}`]: rankings() });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toMatch(`${title} · `);
});

describe('rankings', () => {
  it('goes to a rank: the page that holds it, with its row marked', async () => {
    const scrolledTo: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo.push(this);
    };
    const jumped = rankings({
      players: [rankedPlayer(21), rankedPlayer(22)],
      pagination: { page: 2, limit: 20, totalItems: 45, totalPages: 3 },
    });
    const { address } = open('/rankings?sort=fame', {
      '/api/rankings?sort=fame': rankings(),
      '/api/rankings?rank=22&sort=fame': jumped,
    });
    await screen.findByText('Hero1');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Go to rank' }), '22');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(address()).toBe('/rankings?sort=fame&rank=22');
    expect(await screen.findByRole('row', { current: true })).toHaveTextContent('Hero22');
    expect(scrolledTo).toEqual([screen.getByRole('row', { current: true })]);
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  });

  it('chooses at most four players to compare, kept on the device, and opens the comparison', async () => {
    const players = [1, 2, 3, 4, 5].map((id) => rankedPlayer(id));
    open('/rankings', { '/api/rankings': rankings({ players }) });
    await screen.findByText('Hero5');
    expect(screen.queryByRole('link', { name: /^Open the comparison/ })).not.toBeInTheDocument();
    for (const id of [1, 2, 3, 4])
      await userEvent.click(screen.getByRole('button', { name: `Compare \u2068Hero${id}\u2069` }));
    expect(screen.getByRole('link', { name: 'Open the comparison (4)' })).toHaveAttribute(
      'href',
      '/compare?players=1.2.3.4',
    );
    const full = screen.getByRole('button', { name: 'The comparison is full. Remove something first.' });
    expect(full).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(full);
    await userEvent.click(screen.getByRole('button', { name: `Compare \u2068Hero2\u2069` }));
    expect(localStorage.getItem('portico-compared-players')).toBe('1.3.4');
  });

  it('says that no one has a rank, above the page that it shows instead', async () => {
    const last = rankings({
      players: [rankedPlayer(45)],
      pagination: { page: 3, limit: 20, totalItems: 45, totalPages: 3 },
    });
    open('/rankings?rank=900', { '/api/rankings?rank=900': last });
    expect(await screen.findByText(/^There is no rank 900: the ranking ends at 45/)).toBeInTheDocument();
    expect(screen.getByText('Hero45')).toBeInTheDocument();
  });

  it('says nothing of a rank before the answer that has it or not', async () => {
    let come = (_answer: Rankings) => {};
    const jumped = new Promise<Rankings>((resolve) => (come = resolve));
    open('/rankings?mode=hardcore', {
      '/api/rankings?mode=hardcore': rankings(),
      '/api/rankings?mode=hardcore&rank=90': jumped,
    });
    const row = await screen.findByText('Hero1');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Go to rank' }), '90');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(row.closest('[aria-busy]')).not.toBeNull());
    expect(screen.queryByText(/There is no rank/)).not.toBeInTheDocument();
    come(rankings());
    expect(await screen.findByText(/^There is no rank 90/)).toBeVisible();
  });

  it('says nothing of the kind where the rank is there', async () => {
    open('/rankings?rank=45', { '/api/rankings?rank=45': rankings({ players: [rankedPlayer(45)] }) });
    expect(await screen.findByText('Hero45')).toBeInTheDocument();
    expect(screen.queryByText(/There is no rank/)).not.toBeInTheDocument();
  });

  it('leaves out the columns that the address hides, and shows them again', async () => {
    const api = { '/api/rankings': rankings({ players: [rankedPlayer(1)] }) };
    const { address } = open('/rankings?hide=fame.cards', api);
    await screen.findByRole('row', { name: /Hero1/ });
    expect(screen.queryByRole('columnheader', { name: 'Fame' })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Guild' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Columns'));
    const choices = within(await screen.findByRole('navigation', { name: 'Columns' }));
    await userEvent.click(choices.getByRole('link', { name: 'Fame' }));
    expect(address()).toBe('/rankings?hide=cards');
    await userEvent.click(choices.getByRole('link', { name: 'EXP' }));
    expect(address()).toBe('/rankings?hide=cards.exp');
    expect(screen.getByRole('columnheader', { name: 'Fame' })).toBeInTheDocument();
  });

  it('stands the first three on a podium, on the first page alone', async () => {
    const players = [rankedPlayer(1), rankedPlayer(2), rankedPlayer(3), rankedPlayer(4)];
    const { unmount } = open('/rankings', { '/api/rankings': rankings({ players }) });
    await screen.findByRole('row', { name: /Hero4/ });
    expect(screen.getAllByRole('link', { name: 'Hero3' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Hero4' })).toHaveLength(1);
    unmount();
    open('/rankings?page=2', { '/api/rankings?page=2': rankings({ players }) });
    await screen.findByRole('row', { name: /Hero4/ });
    expect(screen.getAllByRole('link', { name: 'Hero3' })).toHaveLength(1);
  });

  it('pins the best character of the signed-in player to the foot of the list, and asks nothing for a banned account', async () => {
    signIn('Ada', 'token-1');
    const api = {
      '/api/rankings': rankings(),
      '/api/auth/user': { banned: false, characters: [] },
      '/api/dashboard/overview': {
        characters: [
          { id: 8, rank: 41 },
          { id: 7, rank: 12 },
        ],
      },
      '/api/rankings/7': rankedPlayer(7, { actualRank: 12 }),
    };
    const { unmount } = open('/rankings', api);
    const mine = await screen.findByRole('complementary');
    expect(within(mine).getByRole('link', { name: 'Hero7' })).toHaveAttribute('href', '/player/7');
    unmount();
    const { asked } = open('/rankings', { ...api, '/api/auth/user': { banned: true, characters: [] } });
    await waitFor(() => expect(asked).toContain('/api/auth/user'));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(asked).not.toContain('/api/dashboard/overview');
  });

  it('says in words how ranks have changed since yesterday and last week', async () => {
    const players = [
      rankedPlayer(1, { rankChange: { day: 2, week: -1 } }),
      rankedPlayer(2, { rankChange: { day: null, week: 0 } }),
      rankedPlayer(3),
    ];
    open('/rankings', { '/api/rankings': rankings({ players }) });
    const wordsOf = async (name: RegExp) =>
      (await screen.findByRole('row', { name })).textContent.replace(/[\u2066-\u2069]/g, '');
    expect(await wordsOf(/Hero1/)).toContain('Up 2 since yesterday. Down 1 since last week');
    expect(await wordsOf(/Hero2/)).not.toContain('since yesterday');
    expect(await wordsOf(/Hero2/)).toContain('Same as last week');
    expect(await wordsOf(/Hero3/)).not.toMatch(/since|last week/);
  });

  it('is to be had as a file, with the filters of the list and without its page', async () => {
    open('/rankings?page=2&job=thief&sort=fame', { '/api/rankings?job=thief&page=2&sort=fame': rankings() });
    await screen.findByText('Hero1');
    const file = screen.getByRole('link', { name: 'Download CSV' });
    expect(file).toHaveAttribute('href', '/api/rankings/csv?job=thief&sort=fame');
    expect(file).toHaveAttribute('download');
  });
});
