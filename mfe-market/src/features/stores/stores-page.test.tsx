import { callsAhead } from '@portico/testing/calls-ahead';
import type { Answer } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import texts from '../../i18n/en.json' with { type: 'json' };
import { SourceLine } from '../../shared/source-line';
import { TEXTS } from '../../test/texts';
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

const ADDRESS = '/api/market/active-stores?limit=24&sort=items';
const ADDRESS_DB = '/api/market/active-stores-db?limit=24&sort=items';

describe('free market', () => {
  it('lists stores as the server orders them, each a link to its goods', async () => {
    open('/market', { [ADDRESS]: STORES });
    expect(await owners()).toEqual(['Brannoc', 'Aelith', 'Corwin']);
    expect(screen.getByRole('link', { name: /Brannoc/ })).toHaveAttribute('href', '/market/1');
    expect(screen.getByText('1 item')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /All stores.*3/ })).toHaveAttribute('aria-current');
  });

  it('has the best goods of a store on its card, each a link', async () => {
    const preview = [
      { itemId: 1_302_000, itemName: 'Ferry Oar', price: 8_499_000 },
      { itemId: 2_000_000, itemName: 'Plum Tonic', price: null },
    ];
    const stores = [{ ...store(1, 'Brannoc', 1), preview }];
    open('/market', { [ADDRESS]: { ...STORES, stores } });
    expect(await screen.findByRole('link', { name: 'Ferry Oar 8.5M' })).toHaveAttribute(
      'href',
      '/item/1302000',
    );
    expect(screen.getByRole('link', { name: 'Plum Tonic' })).toHaveAttribute('href', '/item/2000000');
  });

  it('asks for the order, the room and the page that the address says', async () => {
    const pages = { ...STORES, pagination: { page: 2, limit: 24, total: 60, pages: 3 } };
    const { asked } = open('/market?sort=room&room=7&page=2', {
      '/api/market/active-stores?limit=24&page=2&room=7&sort=room': pages,
    });
    expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/market?sort=room&room=7&page=3',
    );
    expect(screen.getByRole('link', { name: 'Show all 60' })).toHaveAttribute(
      'href',
      '/market?sort=room&room=7&show=all',
    );
    expect(asked).toHaveLength(1);
  });

  it('has all stores on one page if the address asks for it', async () => {
    open('/market?show=all', { '/api/market/active-stores?sort=items': STORES });
    expect(await owners()).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /Show all/ })).not.toBeInTheDocument();
  });

  it('shows one room, with how many stores each has', async () => {
    const answer = { ...STORES, rooms: [{ room: 7, stores: 2 }] };
    open('/market', { [ADDRESS]: answer, [ADDRESS.replace('&sort', '&room=7&sort')]: answer });
    await userEvent.selectOptions(await screen.findByLabelText('Room'), 'FM7 (2)');
    expect(await screen.findByLabelText('Room')).toHaveValue('7');
    expect(screen.getByRole('option', { name: 'FM22 (0)' })).toBeInTheDocument();
  });

  it('is laid out as rows by address, and the same page otherwise by another', async () => {
    open('/market?page=3&view=list', { [ADDRESS.replace('&sort', '&page=3&sort')]: STORES });
    expect(await screen.findByRole('link', { name: 'List' })).toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Grid' })).toHaveAttribute('href', '/market?page=3');
  });

  it('says that the stores come from the database and how old they are', async () => {
    open('/market', { [ADDRESS]: STORES });
    expect(await screen.findByText('From the database, 3 hours ago')).toBeInTheDocument();
    expect(screen.getByText('These stores come from the database')).toBeInTheDocument();
  });

  it('says so when they come from the running game, with sign and place', async () => {
    const live = { ...store(4, 'Dara', 3), description: 'pots & arrows', channel: 2, mapId: 910_000_007 };
    open('/market', { [ADDRESS]: { ...STORES, source: 'live', stores: [live] } });
    expect(await screen.findByText('Live from the game, 3 hours ago')).toBeInTheDocument();
    expect(screen.getByText('pots & arrows')).toBeInTheDocument();
    expect(screen.getByText('FM7, Channel 2')).toBeInTheDocument();
    expect(screen.queryByText('These stores come from the database')).not.toBeInTheDocument();
  });

  it('leaves room for the widest age of a language: Hebrew has a word for two', () => {
    const source = <SourceLine source="live" asOf={Date.now()} />;
    const options = { path: '/market', language: 'he', texts: { 'mfe-market': TEXTS.he } } as const;
    expect(renderInPortal(source, options).container).toHaveTextContent('שתי שניות');
  });

  it('shows what was recorded when the running game does not answer', async () => {
    open('/market', { [ADDRESS_DB]: STORES });
    expect(await owners()).toEqual(['Brannoc', 'Aelith', 'Corwin']);
    expect(screen.getByText('From the database, 3 hours ago')).toBeInTheDocument();
  });

  it('says what to do while no store is open, and where a room has none', async () => {
    const { unmount } = open('/market', { [ADDRESS]: { ...STORES, storeCount: 0, stores: [] } });
    expect(await screen.findByRole('heading', { name: 'No stores are open right now' })).toBeInTheDocument();
    unmount();
    open('/market?room=9', {
      '/api/market/active-stores?limit=24&room=9&sort=items': { ...STORES, stores: [] },
    });
    expect(await screen.findByRole('heading', { name: 'No stores here' })).toBeInTheDocument();
  });

  it('offers another try when the stores cannot be loaded', async () => {
    const failure = new ApiFailure(503, {
      code: 'database.unavailable',
      msg: 'The database does not answer at the moment.',
      requestId: 'req-9',
    });
    const api: Record<string, unknown> = { [ADDRESS]: failure, [ADDRESS_DB]: failure };
    open('/market', api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load active stores. Please try again later.');
    expect(alert).toHaveTextContent('The database does not answer');
    api[ADDRESS] = STORES;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await owners()).toHaveLength(3);
  });

  it.each([
    '',
    '?sort=items',
    '?sort=relevance',
    '?sort=owner',
    '?sort=room&room=7&page=2',
    '?show=all',
    '?show=all&sort=owner&room=3',
  ])('asks for what the server runs ahead: %s', async (search) => {
    const { asked } = open(`/market${search}`, {});
    await waitFor(() => expect(callsAhead(remote, `/market${search}`)).toEqual(asked.slice(0, 1)));
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<StoresPage />, {
    path: '/market?sort=owner',
    language,
    texts: { 'mfe-market': TEXTS[language] },
    answers: { '/api/market/active-stores?limit=24&sort=owner': STORES },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
