import type { Answer } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { ItemsPage } from './items-page';
import remote from '../../remote';

const OAR = { id: 1302000, name: 'Ferry Oar', type: 'equipment' } as const;
const SHELL = { id: 4000019, name: 'Crab Shell', type: 'etc' } as const;
const IMPORTED_AT = 1_767_225_600_000;

const POPULAR: Answer<'/api/itemdatabase/popular-items'> = [
  { ...OAR, sourceCount: 12 },
  { ...SHELL, sourceCount: 1 },
];

const FOUND: Answer<'/api/itemdatabase/search'> = {
  items: [{ ...OAR, level: 12, weaponType: 'sword', matches: [[6, 9]] }],
  pagination: { page: 1, limit: 50, total: 120, pages: 3 },
  importedAt: IMPORTED_AT,
  dropsAsOf: IMPORTED_AT,
};

const PLATES = { itemId: 4011000, itemName: 'Copper Plate', count: 10 };

const DETAIL: Answer<'/api/itemdatabase/item/{id}'> = {
  item: {
    ...OAR,
    description: 'It has seen calmer waters.',
    descriptionRuns: [{ text: 'It has seen ' }, { text: 'calmer waters', color: 'highlight' }, { text: '.' }],
    weaponType: 'sword',
    properties: { incPAD: 17, attackSpeed: 5, reqJob: 3, price: 1200 },
  },
  dropSources: [
    {
      type: 'monster',
      dropperid: 100100,
      name: 'Dockside Crab',
      level: 12,
      boss: false,
      minQuantity: 1,
      maxQuantity: 3,
      dropPercent: 0.08,
      actualPercent: 0.24,
      questId: null,
    },
  ],
  soldBy: [
    { npcId: 1012003, npcName: 'Keeper Alma', price: 1200, pitch: 0 },
    { npcId: 1012003, npcName: 'Keeper Alma', price: 0, pitch: 3 },
  ],
  madeFrom: { level: 45, skillLevel: 2, mesos: 110_000, quantity: 3, parts: [PLATES] },
  usedToMake: [{ itemId: 1302001, itemName: 'Gilded Oar', count: 1 }],
  quests: [{ id: 2000, name: 'The Keeper Is Out of Oil', level: 10, roles: ['reward'] }],
  importedAt: IMPORTED_AT,
  dropsAsOf: IMPORTED_AT,
};

const POPULAR_ADDRESS = '/api/itemdatabase/popular-items?limit=10';

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(<ItemsPage />, { path, api, texts: { 'mfe-database': texts } });
}

describe('item database', () => {
  it('begins with popular items and says what to do next', async () => {
    const { asked } = open('/database', { [POPULAR_ADDRESS]: POPULAR });
    expect(await screen.findByText('12 sources')).toBeInTheDocument();
    expect(screen.getByText('1 source')).toBeInTheDocument();
    expect(screen.getByText('Select an item to view details')).toBeInTheDocument();
    expect(asked).toEqual([POPULAR_ADDRESS]);
  });

  it('says that no list of drops is kept, and not that nothing drops', async () => {
    renderInPortal(<ItemsPage />, {
      path: '/database',
      api: { [POPULAR_ADDRESS]: [] },
      texts: { 'mfe-database': texts },
      portal: { unavailable: ['monsterDrops'] },
    });
    expect(await screen.findByText('kit.unavailable.monsterDrops')).toBeInTheDocument();
    expect(screen.queryByText(texts.popular.empty.title)).not.toBeInTheDocument();
  });

  it('opens an item in the address and keeps search, type and page', async () => {
    open('/database?query=oar&type=equipment&page=2', {
      '/api/itemdatabase/search?page=2&query=oar&type=equipment': FOUND,
    });
    const link = await screen.findByRole('link', { name: /Ferry Oar/ });
    const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      query: 'oar',
      type: 'equipment',
      page: '2',
      item: '1302000',
    });
  });

  it('goes on at the entry of the list when its details are closed', async () => {
    open('/database?item=1302000', {
      [POPULAR_ADDRESS]: POPULAR,
      '/api/itemdatabase/item/1302000': DETAIL,
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Close the details' }));
    expect(screen.getByRole('link', { name: /Ferry Oar/ })).toHaveFocus();
  });

  it('shows properties and drop sources of the chosen item', async () => {
    open('/database?item=1302000', {
      [POPULAR_ADDRESS]: POPULAR,
      '/api/itemdatabase/item/1302000': DETAIL,
    });
    const panel = await screen.findByRole('complementary', { name: 'Ferry Oar' });
    for (const text of [
      'Attack Power',
      '+17',
      'Normal',
      'Warrior, Magician',
      '1,200 mesos',
      '1–3',
      '0.240%',
    ]) {
      expect(within(panel).getByText(text)).toBeInTheDocument();
    }
    expect(within(panel).getByText('Mythic')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'Dockside Crab' })).toHaveAttribute(
      'href',
      '/monster/100100',
    );
  });

  it('does not say that nothing drops it where no list of drops is kept', async () => {
    renderInPortal(<ItemsPage />, {
      path: '/database?item=1302000',
      api: { [POPULAR_ADDRESS]: POPULAR, '/api/itemdatabase/item/1302000': { ...DETAIL, dropSources: [] } },
      texts: { 'mfe-database': texts },
      portal: { unavailable: ['monsterDrops'] },
    });
    expect(await screen.findByText('kit.unavailable.monsterDrops')).toBeInTheDocument();
    expect(screen.queryByText(texts.sources.empty)).not.toBeInTheDocument();
  });

  it('shows who sells the chosen item, what it is made from and used for, and its quests', async () => {
    open('/database?item=1302000', {
      [POPULAR_ADDRESS]: POPULAR,
      '/api/itemdatabase/item/1302000': DETAIL,
    });
    const panel = await screen.findByRole('complementary', { name: 'Ferry Oar' });
    const [cheap, dear, part, use, quest] = within(panel).getAllByRole('listitem');
    if (!cheap || !dear || !part || !use || !quest) throw new Error('lacks entries');
    expect(within(cheap).getByRole('link', { name: /Keeper Alma/ })).toHaveAttribute('href', '/npc/1012003');
    expect(cheap).toHaveTextContent('1,200');
    expect(dear).toHaveTextContent('3 Perfect Pitch');
    expect(part).toHaveTextContent('Copper Plate× 10');
    expect(within(panel).getByText('Maker level 2').parentElement).toHaveTextContent(
      'Lv. 45Maker level 2110,000mesosMakes 3 pieces',
    );
    expect(within(use).getByRole('link')).toHaveAttribute('href', '/item/1302001');
    expect(within(quest).getByRole('link')).toHaveAttribute('href', '/quest/2000');
    expect(within(quest).getByText('Reward')).toBeInTheDocument();
  });

  it('says in the title bar how many it found, in a place that is there before the answer', async () => {
    open('/database?query=oar', { '/api/itemdatabase/search?query=oar': FOUND });
    const found = within(screen.getByRole('region', { name: 'Search results' }));
    const status = found.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await screen.findByRole('link', { name: /Ferry Oar/ });
    expect(found.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent(/oar/);
  });

  it('marks in a name what the search found', async () => {
    open('/database?query=oar', { '/api/itemdatabase/search?query=oar': FOUND });
    const link = await screen.findByRole('link', { name: /Ferry Oar/ });
    expect(within(link).getByText('Oar').tagName).toBe('MARK');
  });

  it('searches on Enter with two characters or more, from page 1', async () => {
    const { address } = open('/database?type=etc', {
      '/api/itemdatabase/popular-items?limit=10&type=etc': POPULAR,
      '/api/itemdatabase/search?query=cr&type=etc': { ...FOUND, items: [{ ...SHELL, matches: [] }] },
    });
    const field = screen.getByRole('searchbox', { name: 'Search items' });
    await userEvent.type(field, 'c{Enter}');
    expect(screen.getByText('Type at least 2 characters to search.')).toBeInTheDocument();
    await userEvent.type(field, 'r{Enter}');
    expect(await screen.findByText('Search results')).toBeInTheDocument();
    expect(address()).toBe('/database?type=etc&query=cr');
  });

  it('says that nothing was found and offers all types', async () => {
    open('/database?query=zzz&type=cash', {
      '/api/itemdatabase/search?query=zzz&type=cash': {
        ...FOUND,
        items: [],
        pagination: { page: 1, limit: 50, total: 0, pages: 0 },
      },
    });
    expect(await screen.findByRole('heading', { name: /No items found matching .*zzz/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search all types' })).toHaveAttribute(
      'href',
      '/database?query=zzz',
    );
  });

  it('says what is missing before the game files are imported', async () => {
    open('/database?query=13', {
      '/api/itemdatabase/search?query=13': { ...FOUND, importedAt: null },
    });
    expect(await screen.findByText('The game files haven’t been imported yet')).toBeInTheDocument();
    expect(screen.getByText(/portico -- import --wz/)).toBeInTheDocument();
  });

  it('keeps the list when the chosen item is not there', async () => {
    open('/database?item=999', {
      [POPULAR_ADDRESS]: POPULAR,
      '/api/itemdatabase/item/999': new ApiFailure(404, {
        code: 'catalog.item_not_found',
        msg: 'Item not found',
        requestId: 'req-2',
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeInTheDocument();
    expect(screen.getByText('Crab Shell')).toBeInTheDocument();
  });
});

describe('page of an item', () => {
  it('shows the first twenty sources and quests, and all of either at a press', async () => {
    const [source] = DETAIL.dropSources;
    const [quest] = DETAIL.quests;
    if (source === undefined || quest === undefined) throw new Error('There is one of each to copy');
    const dropSources = Array.from({ length: 30 }, (_, index) => ({
      ...source,
      dropperid: index + 1,
      name: `Crab ${index}`,
    }));
    const quests = Array.from({ length: 21 }, (_, index) => ({
      ...quest,
      id: index + 1,
      name: `Oil ${index}`,
    }));
    const { address } = renderInPortal(<remote.Component />, {
      path: `/item/${OAR.id}`,
      api: { [`/api/itemdatabase/item/${OAR.id}`]: { ...DETAIL, dropSources, quests } },
      texts: { 'mfe-database': texts },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Show all 30' }));
    expect(screen.getAllByRole('link', { name: /^Crab/ })).toHaveLength(30);
    expect(screen.getAllByRole('link', { name: /^Oil/ })).toHaveLength(20);
    await userEvent.click(screen.getByRole('link', { name: 'Show all 21' }));
    expect(address()).toBe(`/item/${OAR.id}?rows=drops.quests`);
    expect(screen.getAllByRole('link', { name: /^Crab/ })).toHaveLength(30);
    expect(screen.getByRole('link', { name: 'Oil 20' }).closest('li')).toHaveFocus();
  });
});

beforeAll(() => remote.prepare?.('/database', new URLSearchParams()));

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<remote.Component />, {
    path: '/database?query=oar&item=1302000',
    language,
    texts: { 'mfe-database': TEXTS[language] },
    answers: { '/api/itemdatabase/search?query=oar': FOUND, [`/api/itemdatabase/item/${OAR.id}`]: DETAIL },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
