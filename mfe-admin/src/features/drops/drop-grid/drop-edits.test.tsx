import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceStagedDrops, stagedDrops } from '../../../shared/drops/staged-drops';
import { cell, focusOn, openGrid, press, staged } from '../test/open-drops';

afterEach(() => act(() => replaceStagedDrops()));

describe('many rows at once', () => {
  it('are multiplied, and those that cannot take it stay', async () => {
    await openGrid();
    focusOn(/Shell 1/, 'item');
    await press('{Control>}a{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'Multiply chance' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Factor' }), '0,05');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('2 changed');
    expect(dialog).toHaveTextContent('1 not possible');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stage' }));
    expect(staged()).toEqual([
      [1, 20_000],
      [2, 250],
    ]);
  });
});

describe('a new row', () => {
  it('needs an item', async () => {
    await openGrid();
    await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Base chance' }), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('combobox', { name: 'Item' })).toHaveAccessibleDescription(
      'Please select an item',
    );
    expect(stagedDrops()).toEqual([]);
  });

  it('of mesos is an amount from one number to another', async () => {
    await openGrid();
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
  await openGrid();
  focusOn(/Shell 1/, 'item');
  await userEvent.paste(
    'name;chance;min;max\nShell 1;12,5;;\nShell 9;1;;\nShell 2;0,5;1;1\n4000777;1/50;2;5',
  );
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('1 changed'));
  expect(dialog).toHaveTextContent('1 unchanged');
  expect(dialog).toHaveTextContent('no item has this ID or exact name');
});

it('counts what is staged and discards all of it only when asked twice, which undo brings back', async () => {
  await openGrid();
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
