import type { Answer } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { StorePage } from './store-page';

type StoreAnswer = Answer<'/api/market/store-items/{characterId}'>;

const NO_STATS = {
  str: 0,
  dex: 0,
  int: 0,
  luk: 0,
  hp: 0,
  mp: 0,
  watk: 0,
  matk: 0,
  wdef: 0,
  mdef: 0,
  acc: 0,
  avoid: 0,
  speed: 0,
  jump: 0,
  slots: 0,
  upgrades: 0,
  vicious: 0,
};

const STORE: StoreAnswer = {
  source: 'database',
  asOf: Date.now(),
  storeCount: 2,
  store: {
    characterId: 7,
    characterName: 'Brannoc',
    description: 'oars & tonics',
    itemCount: 2,
    channel: 1,
    mapId: 910_000_003,
  },
  items: [
    {
      inventorymerchantid: 1,
      itemId: 1302000,
      itemName: 'Ferry Oar',
      itemType: 'equipment',
      price: null,
      percentOfUsual: null,
      bundles: 1,
      quantity: 1,
      stats: { ...NO_STATS, watk: 84, str: 5 },
    },
    {
      inventorymerchantid: 2,
      itemId: 2000000,
      itemName: 'Red Tonic',
      itemType: 'use',
      price: 1500,
      percentOfUsual: null,
      bundles: 3,
      quantity: 100,
      stats: null,
    },
  ],
};

function open(answer: unknown) {
  return renderInPortal(
    <Routes>
      <Route path="/market/:storeId" element={<StorePage />} />
    </Routes>,
    { path: '/market/7', api: { '/api/market/store-items/7': answer }, texts: { 'mfe-market': texts } },
  );
}

describe('a store', () => {
  it('says whose it is, where it stands, and what it sells', async () => {
    open(STORE);
    expect(await screen.findByRole('heading', { level: 1, name: /Brannoc.*’s store/ })).toBeInTheDocument();
    expect(screen.getByText('FM3, Channel 1')).toBeInTheDocument();
    expect(screen.getByText('oars & tonics')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ferry Oar' })).toHaveAttribute('href', '/item/1302000');
  });

  it('shows the stats of equipment that are not zero, and with them the slots', async () => {
    open(STORE);
    const card = (await screen.findAllByRole('article'))[0];
    if (card === undefined) throw new Error('No card is shown');
    expect(within(card).getByText('84')).toBeInTheDocument();
    expect(within(card).getByText('Slots left')).toBeInTheDocument();
    expect(within(card).queryByText('Accuracy')).not.toBeInTheDocument();
    expect(within(card).getByText('Price unknown')).toBeInTheDocument();
  });

  it('shows no slots for equipment without any value', async () => {
    const [oar] = STORE.items;
    open({ ...STORE, items: [{ ...oar, stats: NO_STATS }] });
    expect(await screen.findByRole('link', { name: 'Ferry Oar' })).toBeVisible();
    expect(screen.queryByText('Slots left')).not.toBeInTheDocument();
  });

  it('shows price, quantity and bundles where they are known', async () => {
    open(STORE);
    expect(await screen.findByText('1,500')).toBeInTheDocument();
    expect(screen.getByText('×100')).toBeInTheDocument();
    expect(screen.getByText('3 bundles')).toBeInTheDocument();
  });

  it('says how many are left where a bundle is one piece', async () => {
    const [, tonic] = STORE.items;
    open({ ...STORE, items: [{ ...tonic, quantity: 1, bundles: 11 }] });
    expect(await screen.findByText('11 left')).toBeInTheDocument();
    expect(screen.queryByText('11 bundles')).not.toBeInTheDocument();
  });

  it('says that a store is closed, with the way back', async () => {
    open(new ApiFailure(404, { code: 'market.store_not_found', msg: 'Store not found', requestId: 'req-3' }));
    expect(await screen.findByRole('heading', { name: 'This store is closed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the stores' })).toHaveAttribute('href', '/market');
  });

  it('is closed too where the API takes no such id', async () => {
    const issues = [{ field: 'characterId', rule: 'isInt', msg: 'Must be an integer' }];
    open(new ApiFailure(400, { code: 'request.validation_failed', msg: 'no', requestId: 'req-5', issues }));
    expect(await screen.findByRole('heading', { name: 'This store is closed' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('characterId');
  });

  it('leads back to the stores where it cannot be loaded', async () => {
    open(new ApiFailure(500, { code: 'portal.internal', msg: 'no', requestId: 'req-4' }));
    expect(await screen.findByRole('heading', { level: 1, name: texts.store.failed })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the stores' })).toHaveAttribute('href', '/market');
    expect(screen.getByRole('button')).toBeInTheDocument();
  });

  it('says that a store is sold out', async () => {
    open({ ...STORE, items: [] });
    expect(await screen.findByRole('heading', { name: 'This store is sold out' })).toBeInTheDocument();
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(
    <Routes>
      <Route path="/market/:storeId" element={<StorePage />} />
    </Routes>,
    {
      path: '/market/7',
      language,
      texts: { 'mfe-market': TEXTS[language] },
      answers: { '/api/market/store-items/7': STORE },
    },
  );
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
