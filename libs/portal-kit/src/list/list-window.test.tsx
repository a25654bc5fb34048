import { hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { getJson } from '@portico/api-client/runtime';
import { type ListPage, ListTable, ListWindow } from './index';

interface Row {
  id: number;
  name: string;
}

interface Page extends ListPage<Row> {
  page?: number;
}

/** A list of names. Its state is in its address, and its call has the same address. */
function Names({ isTable = true }: { isTable?: boolean }) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const address = `/api/rankings${search}`;
  const query = useQuery({
    queryKey: [address],
    queryFn: async () => (await getJson(address)) as Page,
    placeholderData: keepPreviousData,
  });
  const common = {
    title: 'Names',
    query,
    list: (page: Page) => page,
    page: Number(params.get('page') ?? 1),
    hrefFor: (page: number, cursor?: string) => `/names?page=${page}${cursor ? `&cursor=${cursor}` : ''}`,
    totalText: ({ count }: { count: number }, isAbout: boolean) =>
      `${isAbout ? 'about ' : ''}${count.toLocaleString('en')} names${params.get('of') ?? ''}`,
    filters: <Link to="?of=-b">All</Link>,
    empty: (page: Page) => `No names of ${page.total}${params.get('of') ?? ''}`,
    errorTitle: 'No names came',
  };
  if (!isTable) {
    return (
      <ListWindow {...common} skeleton={<p>soon</p>}>
        {({ rows }) => rows.map(({ id, name }) => <p key={id}>{name}</p>)}
      </ListWindow>
    );
  }
  return (
    <ListTable
      {...common}
      skeletonRows={3}
      columns={[{ key: 'name', header: 'Name', onCard: 'title', cell: ({ name }) => name }]}
      rowKey={({ id }) => id}
      note={({ total }) => `of ${total}`}
      above="Above"
    />
  );
}

const ROWS = [{ id: 1, name: 'Oriel' }];

function busy(): HTMLElement {
  const list = document.querySelector<HTMLElement>('[aria-busy="true"]');
  if (list === null) throw new Error('Nothing is busy');
  return list;
}

function open(address: string, api: Record<string, unknown>, isTable = true) {
  return renderInPortal(<Names isTable={isTable} />, { path: `/names${address}`, api, texts: {} });
}

it('shows how many there are, the rows with their columns, and the ways to other pages', async () => {
  open('?page=2', { '/api/rankings?page=2': { rows: ROWS, total: 1234, pages: 3 } });
  const table = await screen.findByRole('table', { name: 'Names' });
  expect(within(table).getByRole('rowheader', { name: 'Oriel' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Names' })).toContainElement(table);
  expect(screen.getByRole('status')).toHaveTextContent('1,234 names');
  expect(screen.getByRole('link', { name: 'All' })).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
  expect(pages.getByText('Page 2 of 3')).toBeVisible();
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/names?page=3');
  expect(screen.getByText(/of 1234/)).toBeVisible();
});

it('holds the place of title, total and rows while it waits', () => {
  const { container } = open('', {});
  expect(screen.getByRole('heading', { name: 'Names' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  // The header, and the rows of a page.
  expect(container.querySelectorAll('.row')).toHaveLength(4);
});

it('has no foot before the answer, which would move when the rows come', async () => {
  const { container } = open('', { '/api/rankings': { rows: ROWS, total: 1 } });
  expect(container.querySelector('.footer')).toBeNull();
  expect((await screen.findByText('of 1')).closest('.footer')).not.toBeNull();
});

it('has no pages where one is all, and says why there are no rows', async () => {
  open('', { '/api/rankings': { rows: [], total: 0, pages: 0 } });
  expect(await screen.findByText('No names of 0')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('leads from a page past the end to the last', async () => {
  open('?page=9', { '/api/rankings?page=9': { rows: [], total: 40, pages: 2 } });
  expect(await screen.findByRole('heading', { name: 'This list ends at page 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the last page' })).toHaveAttribute('href', '/names?page=2');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('goes on by cursors, and leads to no last page that no one has counted', async () => {
  const page = { rows: ROWS, total: 9000, pages: 360, isAbout: true, next: 'older', previous: 'newer' };
  open('?page=3', { '/api/rankings?page=3': page });
  expect(await screen.findByText('Page 3 of about 360')).toBeVisible();
  expect(screen.getByText('about 9,000 names')).toBeVisible();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Next page')).toBe('/names?page=4&cursor=older');
  expect(hrefOf('Previous page')).toBe('/names?page=2&cursor=newer');
  expect(hrefOf('First page')).toBe('/names?page=1');
  expect(hrefOf('Last page')).toBeNull();
});

it('ends where the answer has no next cursor, however many pages were guessed', async () => {
  const page = { rows: ROWS, total: 9000, pages: 360, isAbout: true, next: null, previous: 'newer' };
  open('?page=3', { '/api/rankings?page=3': page });
  expect(await screen.findByText('Page 3 of about 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

it('says what failed, and asks again', async () => {
  const failure = new ApiFailure(500, { code: 'portal.internal', msg: 'Away.', requestId: 'req-7' });
  const api: Record<string, unknown> = { '/api/rankings': failure };
  open('', api);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/No names came.*req-7/);
  api['/api/rankings'] = { rows: ROWS };
  await userEvent.click(within(alert).getByRole('button'));
  expect(await screen.findByText('Oriel')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 names');
});

it.each([
  ['how many there are', { rows: ROWS, total: 12 }, '12 names'],
  ['why there are none', { rows: [], total: 0 }, 'No names of 0'],
])(
  'says %s as it answered, and leaves the filters be, until the next answer comes',
  async (_, answer, said) => {
    let come = (_answer: Page) => {};
    const next = new Promise<Page>((resolve) => (come = resolve));
    open('?of=-a', { '/api/rankings?of=-a': answer, '/api/rankings?of=-b': next });
    expect(await screen.findByText(`${said}-a`)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    const list = await waitFor(() => busy());
    expect(screen.getByText(`${said}-a`)).toBeVisible();
    expect(list).not.toContainElement(screen.getByRole('link', { name: 'All' }));
    come({ rows: ROWS, total: 3 });
    expect(await screen.findByText('3 names-b')).toBeVisible();
    expect(document.querySelector('[aria-busy]')).toBeNull();
  },
);

it('shows rows that are no table as the page makes them', async () => {
  open('', { '/api/rankings': { rows: ROWS } }, false);
  expect(screen.getByText('soon')).toBeInTheDocument();
  expect(await screen.findByText('Oriel')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('is the same on both sides', async () => {
  const { kept, asked } = await hydrateInPortal(<Names />, {
    path: '/names?page=2',
    texts: {},
    answers: { '/api/rankings?page=2': { rows: ROWS, total: 1234, pages: 3 } },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
