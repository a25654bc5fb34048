import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceStagedDrops, stagedDrops } from '../../../shared/drops/staged-drops';
import { aShell } from '../test/drops-data';
import { cell, focusOn, openGrid, press, row, ROWS, staged } from '../test/open-drops';

afterEach(() => act(() => replaceStagedDrops()));

describe('the rows', () => {
  it('say what a row is worth in every unit, and never 0.00 for what is not zero', async () => {
    await openGrid();
    const rare = row(/Shell 3/);
    expect(rare).toHaveTextContent('0.001%Mythic');
    expect(rare).toHaveTextContent('0.002%');
    expect(rare).toHaveTextContent('47,619');
    expect(row(/Shell 1/)).toHaveTextContent('40.00%Common');
    expect(row(/Shell 1/)).toHaveTextContent('100.00%');
  });

  it('of items with the same name always show the IDs', async () => {
    const twin = { itemName: 'Shell 2' };
    await openGrid([
      ...ROWS,
      aShell(4, twin),
      aShell(5),
      aShell(6, { itemid: 4_000_005, itemName: 'Shell 5' }),
    ]);
    const ids = screen.getAllByText(/^40{5}\d$/).filter((id) => id.classList.contains('needed'));
    expect(ids.map((id) => id.textContent)).toEqual(['4000002', '4000004']);
  });

  it('of a reactor say "1 in N" too, and have no quantities', async () => {
    await openGrid([aShell(1, { chance: 3 }, 'reactor')], 'reactor');
    expect(row(/Shell 1/)).toHaveTextContent('33.33%');
    expect(row(/Shell 1/)).toHaveTextContent('1 in 3');
    expect(screen.queryByRole('columnheader', { name: 'Min' })).toBeNull();
  });

  it('are sorted and filtered by the address', async () => {
    const { address } = await openGrid();
    const names = () => screen.getAllByRole('rowheader').map((one) => one.textContent);
    expect(names()).toEqual(['Shell 14000001', 'Shell 24000002', 'Shell 34000003']);
    await userEvent.click(screen.getByRole('button', { name: 'Base chance' }));
    expect(names()).toEqual(['Shell 34000003', 'Shell 24000002', 'Shell 14000001']);
    expect(screen.getByRole('columnheader', { name: 'Base chance' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter rows' }), 'shell 2');
    expect(names()).toEqual(['Shell 24000002']);
    expect(address()).toContain('rows=shell+2');
    expect(address()).toContain('order=asc');
  });
});

describe('the keyboard', () => {
  it('moves through the cells, one of which is in the tab order', async () => {
    await openGrid();
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
    await openGrid(ROWS, 'monster', { direction: 'rtl' });
    focusOn(/Shell 1/, 'item');
    await press('{ArrowLeft}');
    expect(cell(/Shell 1/, 'min')).toHaveFocus();
    await press('{ArrowRight}{ArrowRight}');
    expect(cell(/Shell 1/, 'select')).toHaveFocus();
  });

  it('edits with Enter, goes on with Tab, saves with Enter, and gives the focus back', async () => {
    await openGrid();
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

  it('opens the review with Ctrl+Enter once the row is saved', async () => {
    const { address } = await openGrid();
    focusOn(/Shell 2/, 'chance');
    await press('{Enter}x{Control>}{Enter}{/Control}');
    expect(address()).not.toContain('panel=review');
    await press('{Backspace}5%{Control>}{Enter}{/Control}');
    expect(staged()).toEqual([[2, 50_000]]);
    expect(address()).toContain('panel=review');
  });

  it('leaves all as it was with Escape, and what was not typed as it is stored', async () => {
    await openGrid([aShell(1, { chance: 1_500_000, questid: -5 })]);
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
    await openGrid();
    focusOn(/Shell 2/, 'item');
    await press('{Delete}');
    expect(row(/Shell 2/)).toHaveTextContent('Removed');
    expect(staged()).toEqual([[2, null]]);
    await press('{Control>}z{/Control}');
    expect(staged()).toEqual([]);
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(staged()).toEqual([[2, null]]);
    await userEvent.click(
      within(row(/Shell 2/)).getAllByRole('button', { name: 'Restore Shell 2' })[0] as HTMLElement,
    );
    expect(staged()).toEqual([]);
    expect(cell(/Shell 2/, 'remove')).toHaveFocus();
  });

  it('selects with Space, ranges with Shift, all with Ctrl+A, and removes what is selected', async () => {
    await openGrid();
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
    await openGrid();
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
    ['often', /a chance such as/],
    ['101', /from 0 to 100%/],
    ['0.00001', /too small/],
  ])('takes no chance of %j', async (text, why) => {
    await openGrid();
    focusOn(/Shell 2/, 'chance');
    await press(`{Enter}${text}{Enter}`);
    const field = screen.getByRole('textbox', { name: 'Base chance of Shell 2' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(why);
    expect(stagedDrops()).toEqual([]);
  });

  it('of a reactor says the nearest chance that its table can store', async () => {
    await openGrid([aShell(1, { chance: 200 }, 'reactor')], 'reactor');
    focusOn(/Shell 1/, 'chance');
    await press('{Enter}0.3');
    expect(screen.getByText(/Stored as 1 in 333, the nearest possible: 0.3003%/)).toBeVisible();
    await press('{Enter}');
    expect(staged()).toEqual([[1, 333]]);
  });
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
    await openGrid(Array.from({ length: 500 }, (_, index) => aShell(index + 1, { chance: 900_000 - index })));
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
