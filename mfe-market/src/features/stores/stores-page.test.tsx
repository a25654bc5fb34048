import type { Answer } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { StoresPage } from './stores-page';

type OpenStores = Answer<'/api/market/active-stores-db'>;

function store(characterId: number, characterName: string, itemCount: number): OpenStores['stores'][number] {
  return { characterId, characterName, itemCount, description: null, channel: null, mapId: null };
}

const STORES: OpenStores = {
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
    open('/market', { '/api/market/active-stores-db': STORES });
    expect(await owners()).toEqual(['Aelith', 'Corwin', 'Brannoc']);
    expect(screen.getByRole('link', { name: /Brannoc/ })).toHaveAttribute('href', '/market/1');
    expect(screen.getByText('1 item')).toBeInTheDocument();
  });

  it('sorts by owner when the address says so', async () => {
    open('/market?sort=owner', { '/api/market/active-stores-db': STORES });
    expect(await owners()).toEqual(['Aelith', 'Brannoc', 'Corwin']);
  });

  it('says that the stores come from the database and how old they are', async () => {
    open('/market', { '/api/market/active-stores-db': STORES });
    expect(await screen.findByText('From the database, 3 hours ago')).toBeInTheDocument();
    expect(screen.getByText('These stores come from the database')).toBeInTheDocument();
  });

  it('says what to do while no store is open', async () => {
    open('/market', { '/api/market/active-stores-db': { ...STORES, stores: [] } });
    expect(await screen.findByRole('heading', { name: 'No stores are open right now' })).toBeInTheDocument();
  });

  it('offers another try when the stores cannot be loaded', async () => {
    const api: Record<string, unknown> = {
      '/api/market/active-stores-db': new ApiFailure(503, {
        code: 'database_unavailable',
        msg: 'The database does not answer at the moment.',
        requestId: 'req-9',
      }),
    };
    open('/market', api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The database does not answer');
    api['/api/market/active-stores-db'] = STORES;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await owners()).toHaveLength(3);
  });
});
