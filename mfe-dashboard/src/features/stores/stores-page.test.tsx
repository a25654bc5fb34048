import { jest } from '@jest/globals';
import { signIn, signOut } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { act, cleanup, screen, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { StoresPage } from './stores-page';

const HOUR_MS = 3_600_000;
const SOLD_AT = Date.now() - HOUR_MS;
const TONIC = { itemId: 2_000_000, itemName: 'Plum Tonic', price: 5000, quantity: 100 };
const STORE = {
  characterId: 7,
  characterName: 'Brannoc',
  store: { characterId: 7, characterName: 'Brannoc', itemCount: 2, channel: 2, mapId: 910_000_004 },
  goods: [
    { ...TONIC, inventorymerchantid: 1, bundles: 3, percentOfUsual: 150 },
    { ...TONIC, inventorymerchantid: 2, bundles: 1, percentOfUsual: 95, itemName: 'Pear Tonic' },
    { ...TONIC, inventorymerchantid: 3, bundles: 1, percentOfUsual: null, itemName: 'Ferry Oar' },
  ],
  sales: [1, 2].map((id) => ({ ...TONIC, id, at: SOLD_AT, bundles: 2, isNew: true })),
  newMesos: 20_000,
  newSales: 2,
};
const OWN = {
  stores: [STORE],
  awaySince: Date.now() - 2 * HOUR_MS,
  salesSince: new Date(2026, 0, 15, 12).getTime(),
  knowsSales: true,
};

beforeEach(() => signIn('anna', 'token'));
afterEach(() => act(signOut));

function open(own: object) {
  renderInPortal(<StoresPage />, {
    path: '/dashboard/stores',
    api: { '/api/dashboard/stores': own },
    texts: { 'mfe-dashboard': texts },
  });
}

it('compares what is on offer with the median, and says what sold meanwhile', async () => {
  const errors = jest.spyOn(console, 'error');
  open(OWN);
  const goods = within(await screen.findByRole('table', { name: 'On offer' }));
  const row = (name: string) => goods.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('Plum Tonic')).toHaveTextContent(/300.*50mesos.*Expensive 150% of the median$/);
  expect(row('Pear Tonic')).toHaveTextContent(/ 95% of the median$/);
  expect(row('Ferry Oar')).toHaveTextContent(/–$/);
  expect(screen.getByText('FM4, Channel 2')).toBeVisible();
  expect(screen.getByText('2 sales since you left the game 2 hours ago')).toBeVisible();
  expect(screen.getByText('20,000')).toBeVisible();
  expect(screen.getAllByRole('row', { name: /200.*New 1 hour ago/ })).toHaveLength(2);
  // Two equal sales have different keys.
  expect(errors).not.toHaveBeenCalled();
});

it('has no column of medians while no price can be compared', async () => {
  const goods = STORE.goods.map((one) => ({ ...one, percentOfUsual: null }));
  open({ ...OWN, stores: [{ ...STORE, goods }] });
  const table = within(await screen.findByRole('table', { name: 'On offer' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    texts.stores.column.item,
    texts.stores.column.left,
    texts.stores.column.price,
  ]);
});

it('counts sales from the first that is kept when the account left before', async () => {
  open({ ...OWN, awaySince: Date.UTC(2025, 10, 1) });
  expect(await screen.findByText('2 sales since January 15, 2026')).toBeVisible();
});

it('says since when nothing sold, where sales are known', async () => {
  const quiet = { ...OWN, awaySince: null, stores: [{ ...STORE, sales: [], newMesos: 0, newSales: 0 }] };
  open(quiet);
  expect(await screen.findByText('Nothing sold since January 15, 2026')).toBeVisible();
  cleanup();
  open({ ...quiet, knowsSales: false });
  await screen.findByRole('table', { name: 'On offer' });
  expect(screen.queryByText(/Nothing sold/)).toBeNull();
});

it('says that a store is closed, and keeps its sales', async () => {
  open({ ...OWN, stores: [{ ...STORE, store: null, goods: [] }] });
  expect(await screen.findByText('No open store')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Latest sales' })).toBeVisible();
});

it('leads to the market without a store, and says that sales are unknown', async () => {
  open({ stores: [], awaySince: null, salesSince: 0, knowsSales: false });
  expect(await screen.findByRole('link', { name: 'Browse the market' })).toHaveAttribute('href', '/market');
  expect(screen.getByText(/isn’t connected to the game/)).toBeVisible();
});
