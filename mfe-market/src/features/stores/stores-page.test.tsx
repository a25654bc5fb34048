import { LANGUAGES } from '@portico/domain';
import type { Answer } from '@portico/portal-kit';
import { hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test-support/texts';
import { StoresPage } from './stores-page';

type OpenStores = Answer<'/api/market/active-stores'>;

function store(characterId: number, characterName: string, itemCount: number): OpenStores['stores'][number] {
  return {
    characterId,
    characterName,
    itemCount,
    description: null,
    channel: null,
    mapId: null,
    preview: [],
  };
}

const STORES: OpenStores = {
  storeCount: 3,
  rooms: [],
  pagination: { page: 1, limit: 10_000, total: 3, pages: 1 },
  source: 'database',
  asOf: Date.now() - 3 * 3_600_000,
  stores: [store(1, 'Brannoc', 1), store(2, 'Aelith', 9), store(3, 'Corwin', 9)],
};

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(<StoresPage />, { path, api, texts: { 'mfe-market': texts } });
}

async function owners() {
  const cards = await screen.findAllByRole('link', { name: /Visit store/ });
  return cards.map((card) => /^[A-Za-z]+/.exec(card.textContent)?.[0]);
}

describe('free market', () => {
  it('lists the fullest stores first, each a link to its goods', async () => {
    open('/market', { '/api/market/active-stores': STORES });
    expect(await owners()).toEqual(['Aelith', 'Corwin', 'Brannoc']);
    expect(screen.getByRole('link', { name: /Brannoc/ })).toHaveAttribute('href', '/market/1');
    expect(screen.getByText('1 item')).toBeInTheDocument();
  });

  it('sorts by owner when the address says so', async () => {
    open('/market?sort=owner', { '/api/market/active-stores': STORES });
    expect(await owners()).toEqual(['Aelith', 'Brannoc', 'Corwin']);
  });

  it('says that the stores come from the database and how old they are', async () => {
    open('/market', { '/api/market/active-stores': STORES });
    expect(await screen.findByText('From the database, 3 hours ago')).toBeInTheDocument();
    expect(screen.getByText('These stores come from the database')).toBeInTheDocument();
  });

  it('says so when they come from the running game, with sign and place', async () => {
    const live = { ...store(4, 'Dara', 3), description: 'pots & arrows', channel: 2, mapId: 910_000_007 };
    open('/market', { '/api/market/active-stores': { ...STORES, source: 'live', stores: [live] } });
    expect(await screen.findByText('Live from the game')).toBeInTheDocument();
    expect(screen.getByText('pots & arrows')).toBeInTheDocument();
    expect(screen.getByText('FM7, Channel 2')).toBeInTheDocument();
    expect(screen.queryByText('These stores come from the database')).not.toBeInTheDocument();
  });

  it('sorts as one walks past them, unknown places last', async () => {
    const at = (id: number, name: string, mapId: number | null, channel: number | null) => ({
      ...store(id, name, 1),
      mapId,
      channel,
    });
    const stores = [
      at(1, 'Nowhere', null, null),
      at(2, 'Far', 910_000_009, 1),
      at(3, 'Second', 910_000_001, 2),
      at(4, 'First', 910_000_001, 1),
    ];
    open('/market?sort=room', { '/api/market/active-stores': { ...STORES, stores } });
    expect(await owners()).toEqual(['First', 'Second', 'Far', 'Nowhere']);
  });

  it('shows what was recorded when the running game does not answer', async () => {
    open('/market', { '/api/market/active-stores-db': STORES });
    expect(await owners()).toEqual(['Aelith', 'Corwin', 'Brannoc']);
    expect(screen.getByText('From the database, 3 hours ago')).toBeInTheDocument();
  });

  it('says what to do while no store is open', async () => {
    open('/market', { '/api/market/active-stores': { ...STORES, stores: [] } });
    expect(await screen.findByRole('heading', { name: 'No stores are open right now' })).toBeInTheDocument();
  });

  it('offers another try when the stores cannot be loaded', async () => {
    const failure = new ApiFailure(503, {
      code: 'database.unavailable',
      msg: 'The database does not answer at the moment.',
      requestId: 'req-9',
    });
    const api: Record<string, unknown> = {
      '/api/market/active-stores': failure,
      '/api/market/active-stores-db': failure,
    };
    open('/market', api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The database does not answer');
    api['/api/market/active-stores'] = STORES;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await owners()).toHaveLength(3);
  });
});

it.each(LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<StoresPage />, {
    path: '/market?sort=owner',
    language,
    texts: { 'mfe-market': TEXTS[language] },
    answers: { '/api/market/active-stores': STORES },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
