import { renderInPortal } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { ComparePage } from './compare-page';
import type { ComparedItem } from './compare.queries';

const ITEMS = '/api/itemdatabase/compare/items';
const KEPT = 'portico-compared-items';

function anItem(id: number, name: string, changes: Partial<ComparedItem> = {}): ComparedItem {
  return {
    id,
    name,
    type: 'equipment',
    weaponType: 'sword',
    properties: { incPAD: 17, reqLevel: 10, attackSpeed: 5 },
    sourceCount: 2,
    actualPercent: 0.24,
    ...changes,
  };
}

const oar = anItem(1, 'Ferry Oar');
const gilded = anItem(2, 'Gilded Oar', {
  properties: { incPAD: 30, reqLevel: 30, attackSpeed: 3, incSTR: -1 },
  sourceCount: 0,
  actualPercent: null,
});

const answer = (items: ComparedItem[], unknown: number[] = []) => ({
  items,
  unknown,
  importedAt: 5,
  dropsAsOf: 5,
});

function open(path: string, api: Record<string, unknown> = {}) {
  return renderInPortal(<ComparePage />, { path, api, texts: { 'mfe-database': texts } });
}

beforeEach(() => localStorage.clear());

describe('a comparison', () => {
  it('has signed differences from the first, and says which value is the best', async () => {
    open('/compare?items=1.2', { [`${ITEMS}?ids=1.2`]: answer([oar, gilded]) });
    const table = await screen.findByRole('table');
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row('Attack Power')).toHaveTextContent(/^Attack Power\+17\+30\(\+13\)Best$/);
    expect(row('Required level')).toHaveTextContent(/^Required level10Best30\(\+20\)$/);
    expect(row('STR')).toHaveTextContent(/^STR0Best-1\(-1\)$/);
    expect(row('Attack Speed')).toHaveTextContent(/^Attack SpeedNormalFastBest$/);
    expect(row('Sources')).toHaveTextContent(/^Sources2Best0\(-2\)$/);
    expect(row('Your chance')).toHaveTextContent(/–$/);
    expect(row('Class')).toHaveTextContent(/^ClassAll ClassesAll Classes$/);
    await waitFor(() => expect(localStorage.getItem(KEPT)).toBe('1.2'));
  });

  it('reads each id once, and takes one out in the address and on the device', async () => {
    const { address } = open('/compare?items=1,2.2', {
      [`${ITEMS}?ids=1.2`]: answer([oar, gilded]),
      [`${ITEMS}?ids=2`]: answer([gilded]),
    });
    await userEvent.click(await screen.findByRole('link', { name: /Remove .*Ferry Oar/ }));
    expect(address()).toBe('/compare?items=2');
    expect(localStorage.getItem(KEPT)).toBe('2');
    expect(await screen.findByText('Add another one to see the differences.')).toBeVisible();
    const focused = screen.getByRole('table').closest('[tabindex="-1"]');
    expect(focused).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: /Remove .*Gilded Oar/ }));
    expect(await screen.findByText('Nothing to compare yet')).toBeVisible();
    expect(focused).toHaveFocus();
  });

  it('says that only four fit, and which ids are of nothing: these take no place, here and on the device', async () => {
    localStorage.setItem(KEPT, '1.8');
    const four = [oar, gilded, anItem(3, 'Reed Oar'), anItem(7, 'Salt Oar')];
    const ids = '1.2.8.9.3.7.6';
    open(`/compare?items=${ids}`, { [`${ITEMS}?ids=${ids}`]: answer(four, [8, 9]) });
    expect(await screen.findByText(/1 more waits: only four fit/)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(KEPT)).toBe('1.2.3.7'));
    expect(screen.getByText('Nothing in this world has the ID 8, 9.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Remove .*8, 9/ })).toHaveAttribute(
      'href',
      '/compare?items=1.2.3.7.6',
    );
  });

  it('of another leaves the own one as it is, and leads to it', async () => {
    localStorage.setItem(KEPT, '5.6');
    open('/compare?items=1', { [`${ITEMS}?ids=1`]: answer([oar]) });
    await screen.findByRole('table');
    expect(screen.getByRole('link', { name: /Your own comparison \(2\)/ })).toHaveAttribute(
      'href',
      '/compare?items=5.6',
    );
    expect(localStorage.getItem(KEPT)).toBe('5.6');
  });

  it.each(['/compare', '/compare?items=', '/compare?items=x', '/compare?items=0.99999999999'])(
    'of nothing (%s) says how things are chosen',
    (path) => {
      const { asked } = open(path);
      expect(screen.getByText('Nothing to compare yet')).toBeVisible();
      expect(asked).toEqual([]);
    },
  );

  it('of players has a signed difference for rank and stats, with the way to more of them', async () => {
    const player = { level: 120, job: 112, guildName: null, fame: 5, meso: 9, total_cards: 3, actualRank: 2 };
    const stats = { str: 620, dex: 85, int: 4, luk: 4, maxhp: 11_300, maxmp: 1450 };
    open('/compare?players=1.2', {
      '/api/rankings/compare?ids=1.2': {
        players: [
          { ...player, ...stats, id: 1, name: 'Brannoc' },
          { ...player, ...stats, id: 2, name: 'Anselm', actualRank: 1, str: 600, guildName: 'Owls' },
        ],
        unknown: [],
      },
    });
    const table = await screen.findByRole('table');
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row('Rank')).toHaveTextContent(/^Rank21\(-1\)Best$/);
    expect(row('STR')).toHaveTextContent(/^STR620Best600\(-20\)$/);
    expect(row('Guild')).toHaveTextContent(/^Guild–Owls$/);
    expect(within(table).getByRole('link', { name: 'Anselm' })).toHaveAttribute('href', '/player/2');
    expect(screen.getByRole('link', { name: 'Players' })).toHaveAttribute('href', '/rankings');
    await waitFor(() => expect(localStorage.getItem('portico-compared-players')).toBe('1.2'));
  });

  it('of monsters takes what is easier to defeat for better', async () => {
    const monster = { level: 12, boss: false, maxMp: 10, exp: 33, properties: {} };
    open('/compare?monsters=1.2', {
      '/api/itemdatabase/compare/monsters?ids=1.2': {
        monsters: [
          { ...monster, id: 1, name: 'Crab', maxHp: 240 },
          { ...monster, id: 2, name: 'Eel', maxHp: 200, exp: 30 },
        ],
        unknown: [],
        importedAt: 5,
        dropsAsOf: 5,
      },
    });
    const table = await screen.findByRole('table');
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row('HP')).toHaveTextContent(/^HP240200\(-40\)Best$/);
    expect(row('EXP 3')).toHaveTextContent(/33Best30\(-3\)$/);
  });
});
