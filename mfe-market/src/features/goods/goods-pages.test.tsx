import { jest } from '@jest/globals';
import { callsAhead } from '@portico/testing/calls-ahead';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';
import { TEXTS } from '../../test/texts';
import { ORE_OFFER as ANSWER } from './test/ore-offer';

const COUNT = '/api/market/active-stores?limit=1';

function Market() {
  const { pathname, search } = useLocation();
  return (
    <>
      <remote.Component />
      <output>{pathname + search}</output>
    </>
  );
}

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(<Market />, { path, api, texts: { 'mfe-market': texts } });
}

describe('search of the market', () => {
  it('shows owner, place, price, price of a piece, and the way into the store', async () => {
    open('/market/search?search=ore', { '/api/market/items?search=ore': ANSWER });
    const [row] = await screen.findAllByRole('article');
    for (const text of ['Zephyrine', 'FM4, Channel 2', '810', '162', '×5', '6 bundles', 'Etc'])
      expect(within(row ?? document.body).getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Visit .*Zephyrine.*’s store/ })).toHaveAttribute(
      'href',
      '/market/11',
    );
    expect(screen.getByRole('link', { name: 'Iron Ore' })).toHaveAttribute('href', '/item/4010001');
    expect(screen.getByText('1 item')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /All stores.*120/ })).toBeInTheDocument();
    const query = '?search=ore&sort=relevance';
    for (const [name, path] of [
      ['Download CSV', 'items/csv'],
      ['Feed', 'items.atom'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/api/market/${path}${query}`);
  });

  it('asks for all that the address says, and takes a filter away by its badge', async () => {
    const { asked } = open('/market/search?search=ore&type=etc&min=10k&max=1.5b&sort=price_asc&room=4', {});
    await waitFor(() =>
      expect(asked).toEqual(['/api/market/items?max=1.5b&min=10k&room=4&search=ore&sort=price_asc&type=etc']),
    );
    expect(screen.getByRole('link', { name: 'Remove: From 10,000' })).toHaveAttribute(
      'href',
      '/market/search?search=ore&type=etc&max=1.5b&sort=price_asc&room=4',
    );
    expect(screen.getByRole('link', { name: 'Remove: Up to 1,500,000,000' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Remove: FM4' })).toBeInTheDocument();
  });

  it('asks for a name no longer than the API takes, and is in no index', async () => {
    const { asked } = open(`/market/search?search=${'o'.repeat(51)}`, {});
    await waitFor(() => expect(asked).toEqual([`/api/market/items?search=${'o'.repeat(50)}`]));
    const page = remote.declaration.pages.find(({ path }) => path === '/market/search');
    expect(page?.handle.index).toBe(false);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it('asks for no more than the number of stores without a term, and says what to do', async () => {
    const { asked } = open('/market/search?room=4', { [COUNT]: { storeCount: 120 } });
    expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /All stores.*120/ })).toBeInTheDocument();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Bargains now')).toBe('/market/search?below=80&room=4');
    expect(hrefOf('Use')).toBe('/market/search?type=use&room=4');
    expect(asked).toEqual([COUNT]);
  });

  it('goes to the results from any tab, and an empty term clears them', async () => {
    open('/market/items', {
      '/api/market/items?sort=usual_asc': ANSWER,
      '/api/market/items?search=ore': ANSWER,
    });
    const [field] = await screen.findAllByRole('searchbox', { name: 'Search items on sale' });
    if (!field) throw new Error('There is no search');
    await userEvent.type(field, 'ore{Enter}');
    expect(await screen.findByText('/market/search?search=ore')).toBeInTheDocument();
    const [box] = screen.getAllByRole('searchbox');
    if (!box) throw new Error('There is no search');
    await userEvent.clear(box);
    await userEvent.type(box, '{Enter}');
    expect(screen.getByText('/market/search')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What are you looking for?' })).toBeInTheDocument();
  });

  it('clears type and prices with the term, and stays in the room', async () => {
    open('/market/search?search=ore&type=equipment&max=9&room=4', {
      '/api/market/items?max=9&room=4&search=ore&type=equipment': ANSWER,
    });
    const [field] = screen.getAllByRole('searchbox', { name: 'Search items on sale' });
    if (!field) throw new Error('There is no search');
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    expect(screen.getByText('/market/search?room=4')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What are you looking for?' })).toBeInTheDocument();
  });

  it('says that nothing is found, and searches by the name alone', async () => {
    open('/market/search?search=ore&max=1', {
      '/api/market/items?max=1&search=ore': {
        ...ANSWER,
        items: [],
        pagination: { page: 1, limit: 24, total: 0, pages: 0 },
      },
    });
    expect(await screen.findByRole('heading', { name: 'No items found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search by name only' })).toHaveAttribute(
      'href',
      '/market/search?search=ore',
    );
  });

  it('says which price of an address is none, and searches for nothing', async () => {
    const { asked } = open('/market/search?search=ore&min=cheap', {});
    expect(screen.getAllByText('The minimum is not a price. Write 500k, 10m or 1.5b.')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Search without a price' })).toHaveAttribute(
      'href',
      '/market/search?search=ore',
    );
    await waitFor(() => expect(asked).toEqual([COUNT]));
  });

  it('offers another try when it fails', async () => {
    const failure = new ApiFailure(503, { code: 'database.unavailable', msg: 'away', requestId: 'r' });
    open('/market/search?search=ore', { '/api/market/items?search=ore': failure });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The market couldn’t be searched. Please try again later.');
    expect(within(alert).getByRole('button')).toBeInTheDocument();
  });
});

describe('advanced search', () => {
  const field = (name: string) => screen.getByLabelText(name, { selector: 'dialog *' });
  const apply = () => screen.getByText('Apply', { selector: 'dialog *' });

  // jsdom has no popovers.
  const hidePopover = jest.fn();

  beforeAll(() => Object.assign(HTMLElement.prototype, { hidePopover }));

  it('refuses what is no price where it is written, then goes where the fields say', async () => {
    open('/market/search?search=ore', { '/api/market/items?search=ore': ANSWER });
    await userEvent.type(field('Minimum price'), 'much');
    await userEvent.click(apply());
    expect(screen.getByText('The minimum is not a price. Write 500k, 10m or 1.5b.')).toBeInTheDocument();
    expect(field('Minimum price')).toBeInvalid();
    expect(screen.getByText('/market/search?search=ore')).toBeInTheDocument();
    await userEvent.clear(field('Minimum price'));
    await userEvent.type(field('Minimum price'), '10m');
    await userEvent.type(field('Maximum price'), '1m');
    await userEvent.click(apply());
    expect(screen.getByText('The minimum is higher than the maximum.')).toBeInTheDocument();
    await userEvent.clear(field('Maximum price'));
    await userEvent.type(field('Maximum price'), '1.5b');
    await userEvent.selectOptions(field('Item type'), 'etc');
    await userEvent.selectOptions(field('Sort by'), 'price_asc');
    await userEvent.click(apply());
    expect(
      await screen.findByText('/market/search?search=ore&type=etc&min=10m&max=1.5b&sort=price_asc'),
    ).toBeInTheDocument();
    expect(hidePopover).toHaveBeenCalledTimes(1);
  }, 20_000);

  it('keeps a percent of the address that is none of its choices', async () => {
    open('/market/search?search=ore&below=75', { '/api/market/items?below=75&search=ore': ANSWER });
    expect(field('Compared with the usual price')).toHaveValue('75');
    await userEvent.selectOptions(field('Item type'), 'etc');
    await userEvent.click(apply());
    expect(await screen.findByText('/market/search?search=ore&type=etc&below=75')).toBeInTheDocument();
  });
});

describe('items of all stores', () => {
  it('ignore filters that the page does not show', async () => {
    const { asked } = open('/market/items?type=etc&gear=gloves&min=1m', {
      '/api/market/items?sort=usual_asc&type=etc': ANSWER,
    });
    const file = await screen.findByRole('link', { name: 'Download CSV' });
    expect(file).toHaveAttribute('href', '/api/market/items/csv?sort=usual_asc&type=etc');
    expect(asked).toEqual(['/api/market/items?sort=usual_asc&type=etc']);
  });

  it('come with the best bargains first, and by type', async () => {
    open('/market/items?type=etc', { '/api/market/items?sort=usual_asc&type=etc': ANSWER });
    expect(await screen.findByRole('link', { name: 'Iron Ore' })).toBeInTheDocument();
  });

  it('say so where there are none, and when they cannot be loaded', async () => {
    const failure = new ApiFailure(503, { code: 'database.unavailable', msg: 'away', requestId: 'r' });
    const { unmount } = open('/market/items', {
      '/api/market/items?sort=usual_asc': { ...ANSWER, items: [] },
    });
    expect(await screen.findByRole('heading', { name: 'No items here' })).toBeInTheDocument();
    unmount();
    open('/market/items', { '/api/market/items?sort=usual_asc': failure });
    expect(
      await screen.findByText('Failed to load store items. Please try again later.'),
    ).toBeInTheDocument();
  });
});

test.each([
  ['/market/items', ''],
  ['/market/items', '?type=etc&room=3&page=2'],
  ['/market/items', '?sort=store_name'],
  ['/market/items', '?sort=price_desc'],
  ['/market/search', '?search=ore&sort=relevance'],
  ['/market/search', '?search=ore&sort=dearest'],
  ['/market/search', '?search=ore&type=etc&min=1m&max=2m&room=3&sort=price_asc&page=2'],
  ['/market/search', '?type=etc&max=2m'],
  ['/market/search', '?min=1m&max=2m'],
  ['/market/search', '?max=2m'],
  ['/market/search', '?room=3'],
  ['/market/search', '?all=watk_90-&some=1.str_5-&sum=60-.str&sort=sum_desc&scrolls=clean&rolls=above'],
])('%s%s asks for what the server runs ahead', async (path, search) => {
  const { asked } = open(path + search, {});
  await waitFor(() => expect(callsAhead(remote, path + search)).toEqual(asked));
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<remote.Component />, {
    path: '/market/search?search=ore&min=10k',
    language,
    texts: { 'mfe-market': TEXTS[language] },
    answers: { '/api/market/items?min=10k&search=ore': ANSWER },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
