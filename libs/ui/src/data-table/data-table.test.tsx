import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataColumn, DataTableProps } from './data-column';
import { DataTable } from './data-table';

interface Player {
  name: string;
  level: number;
}

const columns: DataColumn<Player>[] = [
  { key: 'name', header: 'Player', cell: (row) => row.name, onCard: 'title' },
  {
    key: 'level',
    header: 'Level',
    cell: (row) => row.level,
    align: 'end',
    sortHref: '?sort=level',
    sorted: 'descending',
  },
  { key: 'fame', header: 'Fame', cell: () => '-', align: 'end', sortHref: '?sort=fame' },
];

function renderTable(changes: Partial<DataTableProps<Player>> = {}) {
  render(
    <DataTable
      caption="Players"
      columns={columns}
      rows={[
        { name: 'Oriel', level: 200 },
        { name: 'Sable', level: 120 },
      ]}
      rowKey={(row) => row.name}
      isRowMarked={(row) => row.name === 'Sable'}
      {...changes}
    />,
  );
}

it('sorts by links in the headers and says which column is sorted', () => {
  renderTable();
  const level = screen.getByRole('columnheader', { name: 'Level' });
  expect(level).toHaveAttribute('aria-sort', 'descending');
  expect(within(level).getByRole('link')).toHaveAttribute('href', '?sort=level');
  expect(screen.getByRole('columnheader', { name: 'Fame' })).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'Player' })).not.toHaveAttribute('aria-sort');
});

it('names each row by its title and carries the label of each cell for the card', () => {
  renderTable();
  const row = screen.getByRole('row', { name: /Oriel/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Oriel');
  expect(within(row).getByText('200')).toHaveAttribute('data-label', 'Level');
});

it('keeps the semantics of a table when its parts are laid out as cards', () => {
  renderTable();
  const table = screen.getByRole('table', { name: 'Players' });
  expect(table).toHaveAttribute('role', 'table');
  for (const row of within(table).getAllByRole('row')) expect(row).toHaveAttribute('role', 'row');
});

it('marks the row that is the reader', () => {
  renderTable();
  expect(screen.getByRole('row', { name: /Sable/ })).toHaveClass('marked');
  expect(screen.getByRole('row', { name: /Oriel/ })).not.toHaveClass('marked');
});

it('makes the title a link that covers the card, its picture beside it', () => {
  const [name, ...others] = columns;
  renderTable({
    columns: [
      { ...name, key: 'name', header: 'Player', cell: (row) => row.name, picture: () => <img alt="" /> },
      ...others,
    ],
    rowHref: (row) => `/player/${row.name}`,
  });
  const title = screen.getByRole('rowheader', { name: 'Oriel' });
  const link = within(title).getByRole('link', { name: 'Oriel' });
  expect(link).toHaveAttribute('href', '/player/Oriel');
  expect(link.querySelector('img')).toBeNull();
  expect(title.querySelector('img')).not.toBeNull();
});

it('gives each cell its place on the card, and leaves out what has nothing to say', () => {
  renderTable({
    columns: [
      ...columns,
      { key: 'guild', header: 'Guild', cell: () => '–', isEmpty: (row) => row.level < 200, isLabelled: true },
    ],
  });
  const guildOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell').at(-1);
  expect(guildOf(/Oriel/)).toHaveClass('card-meta', 'labelled');
  expect(guildOf(/Sable/)).toHaveClass('card-hidden');
});

it('has a button of its own in each card that opens it', async () => {
  renderTable({
    columns: [...columns, { key: 'guild', header: 'Guild', cell: () => '–', onCard: 'more' }],
    moreText: ({ name }) => `More about ${name}`,
  });
  const button = screen.getByRole('button', { name: 'More about Sable' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('row', { name: /Sable/ })).toHaveClass('open');
  expect(screen.getByRole('row', { name: /Oriel/ })).not.toHaveClass('open');
});

it('has no button in cards that have nothing more', () => {
  renderTable({ moreText: ({ name }) => `More about ${name}` });
  expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
});
