import type { DropTable } from '@portico/domain';
import type { EditorDrop } from '../../../shared/drops/drops.queries';
import { renderInPortal } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { replaceStagedDrops, stagedDrops } from '../../../shared/drops/staged-drops';
import { DropGrid } from './drop-grid';
import { aDrop, drops, someDrops, someState, STATE } from './drop-grid-test-data';
import { StagedBar } from './staged-bar';

const ROWS = [aDrop(1, { chance: 400_000 }), aDrop(2, { chance: 5000 }), aDrop(3, { chance: 7 })];

async function open(
  rows: EditorDrop[] = ROWS,
  { table = 'monster' as DropTable, ...api }: Record<string, unknown> & { table?: DropTable } = {},
  portal = {},
) {
  const rendered = renderInPortal(
    <>
      <DropGrid table={table} dropperId={100100} />
      <StagedBar reviewHref="?panel=review" />
    </>,
    {
      path: '/droprates?dropper=100100',
      api: { [drops(table)]: someDrops(rows, table), [STATE]: someState, ...api },
      texts: { 'mfe-admin': texts },
      portal,
    },
  );
  await screen.findByRole('grid');
  return rendered;
}

const row = (name: RegExp | string) => screen.getByRole('row', { name });
const cell = (name: RegExp | string, column: string) => {
  const found = row(name).querySelector<HTMLElement>(`[data-cell="${column}"]`);
  if (found === null) throw new Error(`no ${column} in ${String(name)}`);
  return found;
};
const press = (keys: string) => userEvent.keyboard(keys);
const focusOn = (name: RegExp, column: string) => act(() => cell(name, column).focus());
const staged = () => stagedDrops().map(({ rowId, after }) => [rowId, after?.chance ?? null]);

afterEach(() => act(() => replaceStagedDrops()));

describe('the rows', () => {
  it('say what a row is worth in every unit, and never 0.00 for what is not zero', async () => {
    await open();
    const rare = row(/Shell 3/);
    expect(rare).toHaveTextContent('0.001%Mythic');
    expect(rare).toHaveTextContent('0.002%');
    expect(rare).toHaveTextContent('47,619');
    expect(row(/Shell 1/)).toHaveTextContent('40.00%Common');
    expect(row(/Shell 1/)).toHaveTextContent('100.00%');
  });

  it('of a reactor say "1 in N" too, and have no quantities', async () => {
    await open([aDrop(1, { chance: 3 }, 'reactor')], { table: 'reactor' });
    expect(row(/Shell 1/)).toHaveTextContent('33.33%');
    expect(row(/Shell 1/)).toHaveTextContent('1 in 3');
    expect(screen.queryByRole('columnheader', { name: 'Min' })).toBeNull();
  });

  it('are sorted and filtered by the address', async () => {
    const { address } = await open();
    const names = () => screen.getAllByRole('rowheader').map((one) => one.textContent);
    expect(names()).toEqual(['Shell 14000001', 'Shell 24000002', 'Shell 34000003']);
    await userEvent.click(screen.getByRole('button', { name: 'Base chance' }));
    expect(names()).toEqual(['Shell 34000003', 'Shell 24000002', 'Shell 14000001']);
    expect(screen.getByRole('columnheader', { name: 'Base chance' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in these rows' }), 'shell 2');
    expect(names()).toEqual(['Shell 24000002']);
    expect(address()).toContain('rows=shell+2');
    expect(address()).toContain('order=asc');
  });
});

describe('the keyboard', () => {
  it('moves through the cells, one of which is in the tab order', async () => {
    await open();
    focusOn(/Shell 1/, 'item');
    await press('{ArrowDown}{ArrowRight}');
    expect(cell(/Shell 2/, 'min')).toHaveFocus();
    await press('{End}');
    expect(cell(/Shell 2/, 'remove')).toHaveFocus();
    await press('{Home}{Control>}{End}{/Control}');
    expect(cell(/Shell 3/, 'remove')).toHaveFocus();
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('mirrors left and right where one reads from the right', async () => {
    await open(ROWS, {}, { direction: 'rtl' });
    focusOn(/Shell 1/, 'item');
    await press('{ArrowLeft}');
    expect(cell(/Shell 1/, 'min')).toHaveFocus();
    await press('{ArrowRight}{ArrowRight}');
    expect(cell(/Shell 1/, 'select')).toHaveFocus();
  });

  it('edits with Enter, goes on with Tab, saves with Enter, and gives the focus back', async () => {
    await open();
    focusOn(/Shell 2/, 'min');
    await press('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Min of Shell 2' })).toHaveFocus();
    await press('2{Tab}9{Tab}{Tab}1/100{Enter}');
    expect(cell(/Shell 2/, 'min')).toHaveFocus();
    expect(stagedDrops()).toMatchObject([
      {
        rowId: 2,
        before: { chance: 5000 },
        after: { minQuantity: 2, maxQuantity: 9, questId: 0, chance: 10_000 },
      },
    ]);
    expect(row(/Shell 2/)).toHaveTextContent('before: 0.50% now: 1.00%');
    expect(row(/Shell 2/)).toHaveTextContent('Changed');
  });

  it('leaves all as it was with Escape, and what was not typed as it is stored', async () => {
    await open([aDrop(1, { chance: 1_500_000, questid: -5 })]);
    focusOn(/Shell 1/, 'chance');
    await press('{F2}7{Escape}');
    expect(cell(/Shell 1/, 'chance')).toHaveFocus();
    expect(stagedDrops()).toEqual([]);
    await press('{F2}{Shift>}{Tab}{Tab}{/Shift}3{Enter}');
    expect(stagedDrops()[0]?.after).toEqual({
      itemId: 4_000_001,
      minQuantity: 1,
      maxQuantity: 3,
      questId: -5,
      chance: 1_500_000,
    });
  });

  it('removes, brings back, undoes and redoes', async () => {
    await open();
    focusOn(/Shell 2/, 'item');
    await press('{Delete}');
    expect(row(/Shell 2/)).toHaveTextContent('Removed');
    expect(staged()).toEqual([[2, null]]);
    await press('{Control>}z{/Control}');
    expect(staged()).toEqual([]);
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(staged()).toEqual([[2, null]]);
    await userEvent.click(
      within(row(/Shell 2/)).getAllByRole('button', { name: 'Bring back Shell 2' })[0] as HTMLElement,
    );
    expect(staged()).toEqual([]);
    expect(cell(/Shell 2/, 'remove')).toHaveFocus();
  });

  it('selects with Space, ranges with Shift, all with Ctrl+A, and removes what is selected', async () => {
    await open();
    focusOn(/Shell 1/, 'item');
    await press(' {Shift>}{ArrowDown}{/Shift}');
    expect(row(/Shell 2/)).toHaveAttribute('aria-selected', 'true');
    expect(row(/Shell 3/)).toHaveAttribute('aria-selected', 'false');
    await press('{Control>}a{/Control}');
    expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('3 rows selected');
    await press('{Delete}');
    expect(staged()).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
  });
});

describe('an edit', () => {
  it('is refused where it would hurt the game, and says why at its field', async () => {
    await open();
    focusOn(/Shell 2/, 'max');
    await press('{Enter}0{Tab}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Max of Shell 2' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Max of Shell 2' })).toHaveAccessibleDescription(
      /minimum is above the maximum/,
    );
    await press('{Escape}{F2}');
    await press('1{Shift>}{Tab}{/Shift}');
    expect(stagedDrops()).toEqual([]);
  });

  it.each([
    ['often', /A chance such as/],
    ['101', /from 0 to 100%/],
    ['0.00001', /too small/],
  ])('takes no chance of %j', async (text, why) => {
    await open();
    focusOn(/Shell 2/, 'chance');
    await press(`{Enter}${text}{Enter}`);
    const field = screen.getByRole('textbox', { name: 'Base chance of Shell 2' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(why);
    expect(stagedDrops()).toEqual([]);
  });

  it('of a reactor says the nearest chance that its table can store', async () => {
    await open([aDrop(1, { chance: 200 }, 'reactor')], { table: 'reactor' });
    focusOn(/Shell 1/, 'chance');
    await press('{Enter}0.3');
    expect(screen.getByText(/Stored as 1 in 333, the nearest to it: 0.3003%/)).toBeVisible();
    await press('{Enter}');
    expect(staged()).toEqual([[1, 333]]);
  });
});

describe('many rows at once', () => {
  it('are multiplied, and those that cannot take it stay', async () => {
    await open();
    focusOn(/Shell 1/, 'item');
    await press('{Control>}a{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'Multiply chance' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Times' }), '0,05');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('2 rows change');
    expect(dialog).toHaveTextContent('1 row can’t take that and stays');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stage' }));
    expect(staged()).toEqual([
      [1, 20_000],
      [2, 250],
    ]);
  });
});

describe('a new row', () => {
  it('needs an item', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Base chance' }), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('combobox', { name: 'Item' })).toHaveAccessibleDescription(
      'Please select an item',
    );
    expect(stagedDrops()).toEqual([]);
  });

  it('of mesos is an amount from one number to another', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Mesos' }));
    const type = async (name: string, text: string) => {
      await userEvent.clear(screen.getByRole('textbox', { name }));
      await userEvent.type(screen.getByRole('textbox', { name }), text);
    };
    await type('From', '50');
    await type('To', '50');
    await type('Base chance', '40%');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(/above the minimum/);
    await type('To', '90');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(stagedDrops()).toMatchObject([
      { rowId: null, before: null, after: { itemId: 0, minQuantity: 50, maxQuantity: 90, chance: 400_000 } },
    ]);
    expect(cell(/Mesos/, 'item')).toHaveFocus();
  });
});

it('pastes rows of a spreadsheet after showing what they would do', async () => {
  await open();
  focusOn(/Shell 1/, 'item');
  await userEvent.paste(
    'name;chance;min;max\nShell 1;12,5;;\nShell 9;1;;\nShell 2;0,5;1;1\n4000777;1/50;2;5',
  );
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('1 changed'));
  expect(dialog).toHaveTextContent('1 unchanged');
  expect(dialog).toHaveTextContent('no item has this number or exact name');
});

it('counts what is staged and discards all of it only when asked twice, which undo brings back', async () => {
  await open();
  focusOn(/Shell 2/, 'item');
  await press('{Delete}{ArrowDown}{Delete}');
  const bar = screen.getByRole('complementary', { name: 'Staged edits' });
  expect(bar).toHaveTextContent('2 removed');
  expect(bar).toHaveTextContent('on 1 monster or reactor');
  await userEvent.click(within(bar).getByRole('button', { name: 'Discard all' }));
  expect(staged()).toHaveLength(2);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard all' }));
  expect(staged()).toEqual([]);
  await userEvent.click(within(bar).getByRole('button', { name: 'Undo' }));
  expect(staged()).toHaveLength(2);
});

describe('five hundred rows', () => {
  const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight');
  beforeAll(() =>
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 45 }),
  );
  afterAll(() => {
    if (height !== undefined) Object.defineProperty(HTMLElement.prototype, 'offsetHeight', height);
  });

  it('are drawn where they are looked at, and are all told to screen readers', async () => {
    await open(Array.from({ length: 500 }, (_, index) => aDrop(index + 1, { chance: 900_000 - index })));
    const grid = screen.getByRole('grid');
    expect(grid).toHaveAttribute('aria-rowcount', '501');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    focusOn(/Shell 1 /, 'item');
    await press('{Control>}{End}{/Control}');
    const last = row(/Shell 500 /);
    expect(last).toHaveAttribute('aria-rowindex', '501');
    expect(last.contains(document.activeElement)).toBe(true);
  });
});
