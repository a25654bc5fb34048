import { unitPrice } from '@portico/domain';
import { filledCalls } from '@portico/contract';
import { portalJsonSchema } from '@portico/contract/schema';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { ItemOffers } from './item-offers';
import type { PricesAnswer, Offer, OffersAnswer } from './offers.queries';

const ADDRESS = '/api/market/offers/4010001';
const PRICES = '/api/market/prices/4010001';

function offer(
  characterName: string,
  item: Partial<Offer['item']> = {},
  store: Partial<Offer['store']> = {},
): Offer {
  return {
    itemId: 4_010_001,
    name: 'Iron Ore',
    ownerId: 11,
    ownerName: characterName,
    price: item.price ?? 810,
    store: {
      characterId: 11,
      characterName,
      description: null,
      itemCount: 3,
      channel: 2,
      mapId: 910_000_004,
      ...store,
    },
    item: {
      inventorymerchantid: 1,
      itemId: 4_010_001,
      itemName: 'Iron Ore',
      itemType: 'etc',
      price: 810,
      percentOfUsual: null,
      bundles: 6,
      quantity: 1,
      stats: null,
      ...item,
    },
  };
}

const MONTH = { days: 30, piece: 1250, low: 1100.4, high: 1400, sellers: 12, pieces: 3400 };
const DAYS = ['2026-01-03', '2026-01-04', '2026-01-06'].map((day, index) => ({
  day,
  piece: 1200 + 50 * index,
  pieces: 10 + index,
}));

function pricesOf(periods: PricesAnswer['periods'], days: PricesAnswer['days'] = []): PricesAnswer {
  return { itemId: 4_010_001, periods, days };
}

function open(answer: Partial<OffersAnswer> | ApiFailure, portal = {}, prices = pricesOf([])) {
  const api =
    answer instanceof ApiFailure
      ? answer
      : { offers: [], total: 0, source: 'live', asOf: Date.now(), ...answer };
  return renderInPortal(<ItemOffers itemId={4_010_001} />, {
    path: '/item/4010001',
    api: { [ADDRESS]: api, [PRICES]: prices },
    texts: { 'mfe-market': texts },
    portal,
  });
}

describe('offers of an item', () => {
  it('say whose, where, for how much a piece, and lead into the store', async () => {
    open({
      offers: [offer('Zephyrine', { price: 810, quantity: 5 }), offer('Anselm', { inventorymerchantid: 2 })],
      total: 7,
    });
    const [first, second] = await screen.findAllByRole('listitem');
    const row = within(first ?? document.body);
    expect(row.getByRole('link')).toHaveAttribute('href', '/market/11');
    for (const text of ['Zephyrine', 'FM4, Channel 2', '162', '5 for 810'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(second).toHaveTextContent('810');
    expect(second).toHaveTextContent('6 left');
    expect(screen.getByText('7 offers')).toBeInTheDocument();
    expect(screen.getAllByText(/^Live from the game, /)[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'All stores' })).toHaveAttribute('href', '/market');
  });

  it('are what the server runs ahead', async () => {
    const { data = [] } = portalJsonSchema.shape.slots.parse(remote.declaration.slots)['item.offers'] ?? {};
    const { asked } = open({});
    await screen.findByRole('heading', { name: 'No one is selling it right now' });
    expect(filledCalls(data, { itemId: '4010001' })).toEqual(asked.toSorted());
  });

  it('say so where the source knows neither price nor place', async () => {
    open({
      offers: [
        offer('Zephyrine', { price: null, quantity: 100, bundles: 3 }, { channel: null, mapId: null }),
      ],
      total: 1,
      source: 'database',
    });
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('Price unknown');
    expect(row).toHaveTextContent('Room unknown');
    expect(row).toHaveTextContent('300 left');
    expect(screen.getByText(/From the database/, { ignore: '[aria-hidden]' })).toBeInTheDocument();
  });

  it('are none in a friendly way', async () => {
    open({});
    expect(
      await screen.findByRole('heading', { name: 'No one is selling it right now' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('0 offers')).toBeNull();
  });

  it('that do not come are a line with a retry', async () => {
    const { asked } = open(
      new ApiFailure(503, { code: 'database.unavailable', msg: 'away', requestId: 'r' }),
    );
    expect(await screen.findByText(/does not answer|away/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    expect(asked.filter((address) => address === ADDRESS)).toHaveLength(2);
  });

  it('are not asked for where the server has no stores', () => {
    const { asked } = open({}, { unavailable: ['merchants'] });
    expect(screen.getByText('This server does not show its stores.')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

test.each([
  [810, 5, 162],
  [811, 5, 163],
  [7, 2, 3.5],
  [10, 3, 3.34],
  [1, 1000, 0.01],
  [0, 4, 0],
])('%i mesos for %i pieces are %f each', (price, quantity, each) => {
  expect(unitPrice(price, quantity)).toBe(each);
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<ItemOffers itemId={4_010_001} />, {
    path: '/item/4010001',
    language,
    texts: { 'mfe-market': TEXTS[language] },
    answers: {
      [ADDRESS]: {
        offers: [offer('Anselm', { price: 810 })],
        total: 7,
        source: 'database',
        asOf: Date.now(),
      },
      [PRICES]: pricesOf([MONTH], DAYS),
    },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});

describe('prices that buyers paid', () => {
  it('are told by period, with their spread and the number of sellers', async () => {
    const few = { days: 7, piece: null, low: null, high: null, sellers: 2, pieces: 5 };
    open({}, {}, pricesOf([few, MONTH], DAYS.slice(0, 1)));
    const [, week, last30] = await screen.findAllByRole('row');
    expect(week).toHaveTextContent('7 daysToo few sellers52 sellers');
    expect(last30).toHaveTextContent(/30 days1,250 ?mesos1,100 to 1,4003,40012 sellers/);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('are read day by day with the keys', async () => {
    open({}, {}, pricesOf([MONTH], DAYS));
    const chart = await screen.findByRole('slider', { name: 'Price per piece, by day' });
    expect(chart).toHaveAttribute('aria-valuetext', 'Jan 6: 1,300 mesos, 12 sold');
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuetext', 'Jan 4: 1,250 mesos, 11 sold');
  });

  it('are not there where nobody bought the item', async () => {
    open({ offers: [offer('Anselm')], total: 1 });
    await screen.findByText('Anselm');
    expect(screen.queryByText('What buyers paid')).not.toBeInTheDocument();
  });

  it.each([
    [72, '28% below usual'],
    [130, '30% above usual'],
    [420, '4 times the usual price'],
  ])('are compared with an offer of %d percent of them', async (percentOfUsual, words) => {
    open({ offers: [offer('Anselm', { percentOfUsual })], total: 1 });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('have no mark for an offer that is about usual', async () => {
    open({ offers: [offer('Anselm', { percentOfUsual: 95 })], total: 1 });
    await screen.findByText('Anselm');
    expect(screen.queryByText(/usual/)).not.toBeInTheDocument();
  });
});
