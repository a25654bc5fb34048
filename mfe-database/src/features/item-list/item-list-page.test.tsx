import { renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { ItemListPage } from './item-list-page';
import type { ListedItem } from './item-list.queries';

const LIST = '/api/itemdatabase/items';

function anItem(changes: Partial<ListedItem> = {}): ListedItem {
  return {
    id: 1_302_000,
    name: 'Ferry Oar',
    type: 'equipment',
    level: 10,
    jobMask: 9,
    weaponType: 'sword',
    attackPower: 17,
    magicAttack: 0,
    defense: 0,
    str: 2,
    dex: 0,
    int: 0,
    luk: 0,
    sourceCount: 1234,
    matches: [],
    ...changes,
  };
}

function answer(items: ListedItem[], pagination = { page: 1, limit: 50, total: items.length, pages: 1 }) {
  return { items, pagination, importedAt: 5, dropsAsOf: 5 };
}

const shell = anItem({
  id: 4_000_019,
  name: 'Crab Shell',
  type: 'etc',
  level: null,
  jobMask: null,
  weaponType: null,
  attackPower: 0,
  str: 0,
  sourceCount: 0,
});

function open(api: Record<string, unknown>, path = '/database?tab=list') {
  return renderInPortal(<ItemListPage />, { path, api, texts: { 'mfe-database': texts } });
}

beforeEach(() => localStorage.clear());

describe('the list of items', () => {
  it('says level, kind, class, stats and sources, and shows no stats of zero', async () => {
    open({ [`${LIST}?sort=level`]: answer([anItem(), shell]) });
    const table = await screen.findByRole('table', { name: 'All Items' });
    const [, oar, etc] = within(table).getAllByRole('row');
    const cellsOf = (row: HTMLElement | undefined) =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .slice(0, -1)
        .map(({ textContent }) => textContent);
    const none = '–';
    expect(cellsOf(oar)).toEqual([
      '10',
      'SwordWarrior, Thief',
      '17',
      none,
      none,
      '2',
      none,
      none,
      none,
      '1,234',
    ]);
    expect(cellsOf(etc)).toEqual([none, 'Etc', ...Array.from({ length: 7 }, () => none), none]);
    expect(within(table).getByRole('columnheader', { name: 'Level' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'true');
  });

  it('sorts, filters and turns pages in the address', async () => {
    const { address } = open({
      [`${LIST}?sort=level`]: answer([anItem()]),
      [`${LIST}?sort=attackPower`]: answer([anItem()]),
      [`${LIST}?sort=attackPower&wornBy=thief`]: answer([anItem()], {
        page: 1,
        limit: 50,
        total: 60,
        pages: 2,
      }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Attack Power' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'Thief');
    expect(address()).toBe('/database?tab=list&sort=attackPower&wornBy=thief');
    expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/database?tab=list&sort=attackPower&wornBy=thief&page=2',
    );
  });

  it('says that nothing fits, or that the list ends before a page', async () => {
    const none = { page: 9, limit: 50, total: 60, pages: 2 };
    open({ [`${LIST}?page=9&sort=level`]: answer([], none) }, '/database?tab=list&page=9');
    expect(await screen.findByRole('link', { name: 'Go to the last page' })).toBeVisible();
  });

  it('chooses what is compared, four at most, and keeps it on the device', async () => {
    const items = [1, 2, 3, 4, 5].map((n) => anItem({ id: 1_302_000 + n, name: `Oar ${n}` }));
    open({ [`${LIST}?sort=level`]: answer(items) });
    const toggles = await screen.findAllByRole('button', { name: /^Compare/ });
    for (const toggle of toggles.slice(0, 4)) await userEvent.click(toggle);
    expect(toggles[0]).toHaveAttribute('aria-pressed', 'true');
    const full = screen.getByRole('button', { name: /is full/ });
    await userEvent.click(full);
    expect(screen.getByRole('link', { name: 'Open the comparison (4)' })).toHaveAttribute(
      'href',
      '/compare?items=1302001.1302002.1302003.1302004',
    );
    expect(localStorage.getItem('portico-compared-items')).toBe('1302001.1302002.1302003.1302004');
    await userEvent.click(toggles[1] as HTMLElement);
    expect(screen.getByRole('link', { name: 'Open the comparison (3)' })).toBeVisible();
  });
});
