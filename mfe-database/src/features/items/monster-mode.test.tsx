import type { Answer } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { ItemsPage } from './items-page';

const STAMP = { importedAt: 1_767_225_600_000, dropsAsOf: 1_767_225_600_000 };
const CRAB = { id: 100100, name: 'Dockside Crab', level: 12, boss: false };

const POPULAR: Answer<'/api/itemdatabase/popular-items'> = [
  { id: 1302000, name: 'Ferry Oar', type: 'equipment', sourceCount: 12 },
];

const FOUND: Answer<'/api/itemdatabase/monsters/search'> = {
  monsters: [{ ...CRAB, maxHp: 240, exp: 33, elements: [], place: null, matches: [[9, 13]] }],
  pagination: { page: 1, limit: 50, total: 1, pages: 1 },
  ...STAMP,
};

const DROPS: Answer<'/api/itemdatabase/monster/{id}/drops'> = {
  monster: { ...CRAB, maxHp: 240, maxMp: 0, exp: 33 },
  drops: [
    {
      itemid: 1302000,
      itemName: 'Ferry Oar',
      itemType: 'equipment',
      global: false,
      minQuantity: 1,
      maxQuantity: 3,
      dropPercent: 0.08,
      actualPercent: 0.24,
      questId: null,
    },
  ],
  ...STAMP,
};

const API = {
  '/api/itemdatabase/popular-items?limit=10': POPULAR,
  '/api/itemdatabase/popular-items?limit=10&type=etc': POPULAR,
  '/api/itemdatabase/monsters/search?query=crab': FOUND,
  '/api/itemdatabase/monster/100100/drops': DROPS,
};

function open(path: string, api: Record<string, unknown> = API) {
  return renderInPortal(<ItemsPage />, { path, api, texts: { 'mfe-database': texts } });
}

describe('search of monster drops', () => {
  it('begins again with the other mode, without types', async () => {
    const { address } = open('/database?type=etc');
    await userEvent.click(screen.getByRole('link', { name: 'Search Monster Drops' }));
    expect(address()).toBe('/database?mode=monsters');
    expect(screen.getByPlaceholderText('Search by monster name or ID...')).toHaveValue('');
    expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Popular Items' })).toBeInTheDocument();
  });

  it('finds monsters on Enter, and lists the drops of the one that is chosen', async () => {
    const { address } = open('/database?mode=monsters&item=1302000', {
      ...API,
      '/api/itemdatabase/item/1302000': new ApiFailure(404, {
        code: 'catalog.item_not_found',
        msg: 'Item not found',
        requestId: 'req-2',
      }),
    });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search monsters' }), 'crab{Enter}');
    const monster = await screen.findByRole('link', { name: /Dockside Crab.*Lv\. 12/ });
    await userEvent.click(monster);
    expect(address()).toBe('/database?mode=monsters&query=crab&monster=100100');
    const drop = await screen.findByRole('link', { name: /Ferry Oar.*1–3.*0\.08%.*Mythic/ });
    expect(drop).toHaveAttribute('href', '/database?mode=monsters&query=crab&monster=100100&item=1302000');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the results' }));
    expect(await screen.findByRole('heading', { name: 'Monsters' })).toBeInTheDocument();
  });

  it('says that a monster drops nothing', async () => {
    open('/database?monster=100100', {
      ...API,
      '/api/itemdatabase/monster/100100/drops': { ...DROPS, drops: [] },
    });
    expect(await screen.findByText('This monster does not drop any items')).toBeInTheDocument();
  });

  it('says that no monster was found', async () => {
    open('/database?mode=monsters&query=crab', {
      ...API,
      '/api/itemdatabase/monsters/search?query=crab': {
        ...FOUND,
        monsters: [],
        pagination: { page: 1, limit: 50, total: 0, pages: 0 },
      },
    });
    const empty = await screen.findByRole('heading', { name: /No monsters found matching .*crab/ });
    expect(within(empty).getByText(/crab/)).toBeInTheDocument();
  });
});
