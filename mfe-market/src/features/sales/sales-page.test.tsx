import { renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';

const COUNT = '/api/market/active-stores?limit=1';
const ORE = { itemId: 4_010_001, name: 'Iron Ore', piece: 161.6, sellers: 12, pieces: 3400, mesos: 550_000 };

const open = (path: string, call: string, items: object[]) =>
  renderInPortal(<remote.Component />, {
    path,
    api: {
      [COUNT]: { stores: [], storeCount: 3 },
      [call]: { items, pagination: { page: 1, limit: 20, total: items.length, pages: 1 } },
    },
    texts: { 'mfe-market': texts },
  });

describe('what sells', () => {
  it('has the usual price, sellers, pieces and mesos of each item, with the ways to other orders and a file', async () => {
    const rare = { ...ORE, itemId: 4_010_002, name: 'Rare Ore', piece: null, sellers: 1 };
    const oar = { ...rare, itemId: 1_302_000, name: 'Ferry Oar', sellers: 9 };
    open('/market/sales?sort=sellers', '/api/market/sales?sort=sellers', [ORE, rare, oar]);
    const row = await screen.findByRole('row', { name: /Iron Ore/ });
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/item/4010001');
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(-4),
    ).toEqual(['162mesos each', '3,400', '12', '550,000']);
    expect(screen.getByRole('row', { name: /Rare Ore/ })).toHaveTextContent('Too few sellers');
    expect(screen.getByRole('row', { name: /Ferry Oar/ })).toHaveTextContent('Depends on stats');
    expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute(
      'href',
      '/market/sales?sort=sellers&period=month',
    );
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/api/market/sales/csv?period=week&sort=sellers',
    );
  });

  it('says that no sale is recorded yet', async () => {
    open('/market/sales', '/api/market/sales?sort=pieces', []);
    expect(await screen.findByText('No sales yet')).toBeVisible();
  });
});
