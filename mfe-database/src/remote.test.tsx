import type { Answer } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from './i18n/en.json' with { type: 'json' };
import remote from './remote';
import { OIL_QUEST } from './test/oil-quest';

const STAMP = { importedAt: 1_767_225_600_000, dropsAsOf: 1_767_225_600_000 };

const TIDAL_FLATS = {
  id: 100000001,
  mapName: 'Tidal Flats',
  streetName: 'Harbor Road',
  town: false,
  amount: 12,
  customAmount: 0,
  hidden: false,
};

const MONSTERS: Answer<'/api/itemdatabase/monsters/search'> = {
  monsters: [
    {
      id: 100100,
      name: 'Dockside Crab',
      level: 42,
      boss: false,
      maxHp: 240,
      exp: 24,
      elements: [{ element: 'fire', effect: 'weak' }],
      place: TIDAL_FLATS,
      matches: [],
    },
  ],
  pagination: { page: 1, limit: 50, total: 1, pages: 1 },
  ...STAMP,
};

const NPCS: Answer<'/api/npcs'> = {
  npcs: [
    {
      id: 1012003,
      name: 'Keeper Alma',
      occupation: 'Storage',
      questCount: 3,
      goodsCount: 0,
      place: TIDAL_FLATS,
      matches: [],
    },
  ],
  occupations: [{ occupation: 'Storage', count: 8 }],
  pagination: { page: 1, limit: 50, total: 1, pages: 1 },
  ...STAMP,
};

const OIL_REWARDS = {
  exp: 300,
  meso: 0,
  items: [{ id: 1302000, name: 'Oar', count: 1 }],
  itemKinds: 1,
};

const MAPS: Answer<'/api/maps/search'> = {
  maps: [
    {
      id: 100000000,
      mapName: 'Lantern Quay',
      streetName: '',
      town: true,
      drawn: true,
      region: 'Victoria Island',
      levels: null,
      monsterIds: [],
      monsterKinds: 0,
      matches: [[0, 7]],
    },
    {
      id: 100000001,
      mapName: 'Tidal Flats',
      streetName: 'Harbor Road',
      town: false,
      drawn: true,
      region: 'Other',
      levels: { from: 12, to: 20 },
      monsterIds: [100100, 8800002],
      monsterKinds: 7,
      matches: [],
    },
  ],
  pagination: { page: 1, limit: 50, total: 120, pages: 3 },
  ...STAMP,
};

const QUESTS: Answer<'/api/maplestoryio/quests'> = {
  quests: [{ ...OIL_QUEST, rewards: OIL_REWARDS, matches: [] }],
  pagination: { page: 1, limit: 100, total: 1, pages: 1 },
  ...STAMP,
};

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(<remote.Component />, { path, api, texts: { 'mfe-database': texts } });
}

describe('tabs of the database', () => {
  it('leads to all weapons of a type, and says type and level of the items it finds', async () => {
    const sword = { id: 1302000, name: 'Ferry Oar', type: 'equipment', level: 12, weaponType: 'sword' };
    open('/database?query=oar', {
      '/api/itemdatabase/search?query=oar': { ...MAPS, items: [{ ...sword, matches: [[6, 9]] }] },
    });
    const found = await screen.findByRole('link', { name: /Ferry Oar/ });
    expect(found.closest('li')).toHaveTextContent('Sword · Lv. 12 · ID 1302000');
    const swords = screen.getByRole('link', { name: 'Sword' });
    expect(swords).toHaveAttribute('href', '/database?tab=list&weaponType=sword');
  });

  it('lists all maps with their street, and leads to each', async () => {
    open('/database?tab=maps', { '/api/maps/search?sort=level': MAPS });
    expect(await screen.findByRole('heading', { name: 'All Maps' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Maps' })).toHaveAttribute('aria-current', 'true');
    expect(await screen.findByRole('link', { name: 'Lantern Quay' })).toHaveAttribute(
      'href',
      '/map/100000000',
    );
    expect(screen.getByText('120 maps')).toBeInTheDocument();
    expect(screen.getByText('Unknown Area')).toBeInTheDocument();
    const [town, field] = screen.getAllByRole('listitem').slice(-2);
    expect(town).toHaveTextContent('Lantern QuayTownUnknown Area · Victoria Island · ID 100000000');
    expect(field).toHaveTextContent('Tidal FlatsLv. 12–20Harbor Road · ID 100000001+5');
    expect(screen.getByText('Select a map to view details')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/database?tab=maps&page=2',
    );
  });

  it('searches maps in the address, and keeps the tab', async () => {
    const { address } = open('/database?tab=maps&page=2', {
      '/api/maps/search?page=2&sort=level': MAPS,
      '/api/maps/search?q=lantern': MAPS,
    });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search maps' }), 'lantern{Enter}');
    expect(await screen.findByRole('heading', { name: 'Map Search Results' })).toBeInTheDocument();
    expect(address()).toBe('/database?tab=maps&query=lantern');
  });

  it('says when no map matches', async () => {
    open('/database?tab=maps&query=zzz', { '/api/maps/search?q=zzz': { ...MAPS, maps: [] } });
    expect(await screen.findByText('No maps found matching your search.')).toBeInTheDocument();
  });

  it('lists quests with level, NPC and area', async () => {
    open('/database?tab=quests', { '/api/maplestoryio/quests': QUESTS });
    await screen.findByRole('link', { name: /Out of Oil/ });
    const entry = screen.getAllByRole('listitem').at(-1);
    expect(entry).toHaveTextContent(
      'The Keeper Is Out of OilLv. 10Keeper Alma · Victoria Island · ID 2000300 EXP',
    );
    expect(screen.getByRole('img', { name: 'Oar' })).toBeInTheDocument();
    expect(screen.getByText('Click on a quest to view details')).toBeInTheDocument();
  });

  it('answers where to train: monsters near a level, what they are worth, and the map with the most', async () => {
    const list = '/api/itemdatabase/monsters/search';
    const { address } = open('/database?tab=monsters', {
      [`${list}?sort=level`]: MONSTERS,
      [`${list}?sort=expPerHp&train=43`]: MONSTERS,
      [`${list}?kind=boss&sort=expPerHp&train=43`]: { ...MONSTERS, monsters: [] },
    });
    const row = await screen.findByRole('row', { name: /Dockside Crab/ });
    expect(row).toHaveTextContent('Dockside Crab 42240240.100Fire ×1.5Tidal Flats');
    expect(screen.getByRole('link', { name: 'Tidal Flats' })).toHaveAttribute('href', '/map/100000001');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Where do I train?' }), '43{Enter}');
    expect(await screen.findByRole('heading', { name: 'Where to train at level 43' })).toBeVisible();
    expect(address()).toBe('/database?tab=monsters&train=43');
    const ratio = screen.getByRole('columnheader', { name: 'EXP per HP' });
    expect(ratio).toHaveAttribute('aria-sort', 'descending');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Bosses only');
    expect(await screen.findByText('No monsters found matching your search.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'Clear Filters' })[0] as HTMLElement);
    expect(address()).toBe('/database?tab=monsters');
  });

  it('sorts by its headers, the other way round at a second press, and keeps the rest', async () => {
    const list = '/api/itemdatabase/monsters/search';
    const { address } = open('/database?tab=monsters&minLevel=10&page=2', {
      [`${list}?minLevel=10&page=2&sort=level`]: MONSTERS,
      [`${list}?minLevel=10&sort=hp`]: MONSTERS,
      [`${list}?minLevel=10&order=asc&sort=hp`]: MONSTERS,
    });
    const press = async () => userEvent.click(await screen.findByRole('link', { name: 'HP' }));
    await press();
    expect(address()).toBe('/database?tab=monsters&minLevel=10&sort=hp');
    await press();
    expect(address()).toBe('/database?tab=monsters&minLevel=10&sort=hp&order=asc');
  });

  it('lists NPCs with what they do and where, and narrows by that', async () => {
    const { address } = open('/database?tab=npcs', {
      '/api/npcs?sort=occupation': NPCS,
      '/api/npcs?occupation=Storage&sort=occupation': NPCS,
    });
    const row = await screen.findByRole('row', { name: /Keeper Alma/ });
    expect(row).toHaveTextContent('Keeper AlmaStorage3–Tidal Flats · Harbor Road');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Storage (8)');
    expect(address()).toBe('/database?tab=npcs&occupation=Storage');
  });

  it('says when no quest matches', async () => {
    open('/database?tab=quests&query=zzz', {
      '/api/maplestoryio/quests?search=zzz': { ...QUESTS, quests: [] },
    });
    expect(await screen.findByText('No quests found matching your search.')).toBeInTheDocument();
  });

  it.each([
    ['/database', 'Item database'],
    ['/database?tab=list', 'Item list'],
    ['/compare', 'Compare items, monsters and players'],
    ['/database?tab=monsters', 'Monster database'],
    ['/database?tab=npcs', 'NPC database'],
    ['/database?tab=maps', 'Map database'],
    ['/database?tab=quests', 'Quest database'],
  ])('gives %s a title of its own', async (path, title) => {
    open(path, {});
    await waitFor(() => expect(document.title).toContain(title));
  });

  it('takes no search along to another tab', async () => {
    open('/database?tab=quests&query=oil', { '/api/maplestoryio/quests?search=oil': QUESTS });
    expect(screen.getByRole('link', { name: 'Items' })).toHaveAttribute('href', '/database');
    expect(screen.getByRole('link', { name: 'Maps' })).toHaveAttribute('href', '/database?tab=maps');
  });
});

it.each([
  ['/item/1302000', '/api/itemdatabase/item/1302000', '/database'],
  ['/monster/100100', '/api/itemdatabase/monster/100100', '/database'],
  ['/npc/1012003', '/api/npcs/1012003', '/database'],
  ['/map/100000000', '/api/maps/100000000', '/database?tab=maps'],
  ['/quest/2000', '/api/maplestoryio/quests/2000', '/database?tab=quests'],
])('leads back from %s where it cannot be loaded', async (path, address, back) => {
  open(path, { [address]: new ApiFailure(500, { code: 'portal.internal', msg: 'no', requestId: 'r' }) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the database' })).toHaveAttribute('href', back);
});
