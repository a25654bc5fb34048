import { jest } from '@jest/globals';
import type { Answer } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { renderInPortal } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../i18n/en.json' with { type: 'json' };
import remote from '../../../remote';
import { TEXTS } from '../../../test/texts';
import { ItemsPage } from '../items-page';

type Found = Answer<'/api/itemdatabase/advanced-search'>;

const ADDRESS = '/api/itemdatabase/advanced-search';
const POPULAR = '/api/itemdatabase/popular-items?limit=10';
const RARE = 'dropRate=0.001-0.1&searchMode=drops&sortBy=drop_rate&sortOrder=asc';

const FOUND: Found = {
  searchMode: 'drops',
  drops: [
    {
      itemid: 1302000,
      itemName: 'Ferry Oar',
      itemType: 'equipment',
      itemLevel: 5,
      itemMatches: [],
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
      matches: [],
    },
  ],
  items: [],
  monsters: [],
  pagination: { page: 1, limit: 50, total: 1, pages: 1 },
  importedAt: 1_767_225_600_000,
  dropsAsOf: 1_767_225_600_000,
};

const NOTHING: Found = { ...FOUND, drops: [], pagination: { ...FOUND.pagination, total: 0, pages: 0 } };

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(<ItemsPage />, { path, api, texts: { 'mfe-database': texts } });
}

const toggle = () => screen.getByRole('button', { name: /^Advanced Filters/ });
const panel = () => screen.findByRole('form', { name: 'Advanced Filters' });

describe('advanced filters', () => {
  afterEach(() => jest.useRealTimers());

  it('stand once: presets are of the panel alone', async () => {
    open('/database', { [POPULAR]: [] });
    expect(screen.queryByText(/Rare Items/)).not.toBeInTheDocument();
    await userEvent.click(toggle());
    expect(within(await panel()).getByRole('button', { name: /Rare Items/ })).toBeInTheDocument();
    expect(screen.getByText('Select an item to view details')).toBeInTheDocument();
  });

  it('are a draft until they are applied, and then in the address', async () => {
    const { address, asked } = open('/database', { [POPULAR]: [], [`${ADDRESS}?${RARE}`]: FOUND });
    await userEvent.click(toggle());
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Rare Items (<0.1%)' }));
    expect(address()).toBe('/database');
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
      searchMode: 'drops',
      dropRate: '0.001-0.1',
      sortBy: 'drop_rate',
      sortOrder: 'asc',
    });
    expect(
      await screen.findByRole('link', { name: /Ferry Oar.*Dockside Crab.*0\.080%/ }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Advanced Filters' })).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
    expect(toggle()).toHaveAccessibleName(/1 filter active/);
    expect(asked).toEqual([POPULAR, `${ADDRESS}?${RARE}`]);
  });

  it('hold the search while one types, and take its text along', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const { address } = open('/database?type=etc', {
      [`${POPULAR}&type=etc`]: [],
      [`${ADDRESS}?itemTypes=etc&query=crab&searchMode=items&str=5-`]: NOTHING,
    });
    await user.click(toggle());
    const form = within(await panel());
    expect(form.getByRole('checkbox', { name: 'Etc' })).toBeChecked();
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'crab');
    await user.click(form.getByRole('radio', { name: 'Browse All Items' }));
    await user.type(form.getByRole('spinbutton', { name: 'STR' }), '5');
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(address()).toBe('/database?type=etc');
    await user.click(form.getByRole('button', { name: 'Apply Filters' }));
    expect(address()).toBe('/database?query=crab&searchMode=items&str=5-&itemTypes=etc');
  });

  it('close on Esc, which gives the focus back, and keep their draft', async () => {
    const { address } = open('/database', { [POPULAR]: [] });
    await userEvent.click(toggle());
    const level = within(await panel()).getByRole('spinbutton', { name: 'STR' });
    await userEvent.type(level, '5');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'Advanced Filters' })).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    expect(within(await panel()).getByRole('spinbutton', { name: 'STR' })).toHaveValue(5);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'Advanced Filters' })).not.toBeInTheDocument();
    expect(address()).toBe('/database');
  });

  it('go one by one by their badges, and all together', async () => {
    const { address } = open('/database?searchMode=drops&itemLevel=70-&itemTypes=etc', {
      [POPULAR]: [],
      [`${ADDRESS}?itemLevel=70-&itemTypes=etc&searchMode=drops`]: FOUND,
      [`${ADDRESS}?itemTypes=etc&searchMode=drops`]: FOUND,
    });
    const badges = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(badges.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(badges.getByRole('link', { name: /Remove filter: .*Item level: 70 or more/ }));
    expect(address()).toBe('/database?searchMode=drops&itemTypes=etc');
    await userEvent.click(badges.getByRole('link', { name: 'Clear All Filters' }));
    expect(address()).toBe('/database');
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  });

  it('are forgotten with the draft by Clear All Filters', async () => {
    const { address } = open('/database?searchMode=drops&itemLevel=70-', {
      [POPULAR]: [],
      [`${ADDRESS}?itemLevel=70-&searchMode=drops`]: FOUND,
    });
    await userEvent.click(toggle());
    const form = within(await panel());
    const level = () =>
      within(screen.getByRole('group', { name: 'Item level' })).getByRole('spinbutton', { name: 'Min' });
    expect(level()).toHaveValue(70);
    await userEvent.click(form.getByRole('button', { name: 'Clear All Filters' }));
    await waitFor(() => expect(address()).toBe('/database'));
    expect(level()).toHaveValue(null);
  });

  it('offers the search without each of them where nothing fits all', async () => {
    open('/database?searchMode=drops&query=oar&weaponTypes=gun', {
      [`${ADDRESS}?query=oar&searchMode=drops&weaponTypes=gun`]: NOTHING,
    });
    await screen.findByText(texts.advanced.empty.title);
    const offers = screen.getAllByText(/^Remove filter/).map((text) => text.closest('a'));
    expect(offers.map((offer) => offer?.getAttribute('href'))).toEqual([
      '/database?searchMode=drops&weaponTypes=gun',
      '/database?query=oar',
    ]);
  });
});

beforeAll(() => remote.prepare?.('/database', new URLSearchParams()));

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<remote.Component />, {
    path: '/database?searchMode=drops&dropRate=0.001-0.1&sortBy=drop_rate&sortOrder=asc',
    language,
    texts: { 'mfe-database': TEXTS[language] },
    answers: { [`${ADDRESS}?${RARE}`]: FOUND },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
