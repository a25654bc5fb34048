import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { stagedDrops } from '../../../shared/drops/staged-drops';
import { aDrop, aDropper } from '../test/drops-data';
import { openPanel, useEmptyStage } from '../test/open-drops';
import { parseIds } from './targets';

useEmptyStage();

const ROWS = '/api/droprates/rows';
const FIRST = '/api/droprates/monsters?limit=100';
const snail = { monster: aDropper({ name: 'Fern Snail' }), drops: [aDrop()] };
const slime = {
  monster: aDropper({ id: 210_100, name: 'Bog Slime' }),
  drops: [aDrop({ itemid: 2_000_000, itemName: 'Red Tonic', chance: 20_000 })],
};

function open(api: Record<string, unknown> = {}, address = '') {
  return openPanel(`panel=bulk${address}`, {
    [FIRST]: page([snail.monster, slime.monster], 2),
    '/api/droprates/items/search?query=2000000': [{ id: 2_000_000, name: 'Red Tonic' }],
    '/api/droprates/items/search?query=9999999': [],
    [ROWS]: { droppers: [snail, slime] },
    ...api,
  });
}

const page = (monsters: unknown[], total: number) => ({
  monsters,
  pagination: { page: 1, limit: 100, total, pages: Math.ceil(total / 100) },
});
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function putOnList(id: string) {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Item name or ID' }), id);
  const chance = screen.queryByRole('spinbutton', { name: texts.drops.bulk.items.percent });
  if (chance !== null) await userEvent.type(chance, '1');
  await press('Add to the list');
}

it('begins with what the page lists', async () => {
  const filtered = '/api/droprates/monsters?limit=100&maxLevel=20&minLevel=1&search=slime';
  open({ [filtered]: page([slime.monster], 1) }, '&search=slime&minLevel=1&maxLevel=20');
  expect(await screen.findByRole('button', { name: 'Choose all (1)' })).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'To level' })).toHaveValue(20);
});

it.each([
  ['an id', '2000000', '2000000'],
  ['a name', 'red tonic', 'red+tonic'],
])('takes %s and Enter, and puts it on the list once its chance is typed', async (_, typed, query) => {
  const red = [
    { id: 2_000_000, name: 'Red Tonic' },
    { id: 2_000_001, name: 'Red Tonic Crate' },
  ];
  open({ [`/api/droprates/items/search?query=${query}`]: red });
  const item = await screen.findByRole('combobox', { name: 'Item name or ID' });
  await userEvent.type(item, `${typed}{Enter}`);
  const chance = screen.getByRole('spinbutton', { name: texts.drops.bulk.items.percent });
  await waitFor(() => expect(chance).toHaveFocus());
  expect(screen.getByText('No items on the list yet.')).toBeVisible();
  expect(screen.getByText('Please enter a chance')).toBeVisible();
  await userEvent.type(chance, '2');
  expect(screen.queryByText('Please enter a chance')).toBeNull();
  await userEvent.type(chance, '{Enter}');
  expect(within(await screen.findByRole('list', { name: 'Add items' })).getByText('Red Tonic')).toBeVisible();
  expect(chance).toHaveValue(null);
});

it('adds an item to all that fit, and says who has it already; nothing is staged before that is seen', async () => {
  open();
  await press('Choose all (2)');
  expect(await screen.findByText('Chosen: 2')).toBeVisible();
  await putOnList('2000000');
  const list = await screen.findByRole('list', { name: 'Add items' });
  expect(within(list).getByText('Red Tonic')).toBeVisible();
  await press('Preview');
  expect(await screen.findByRole('heading', { name: 'Changes' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 added1 unchanged');
  expect(screen.getByText('1 unchanged: Already has the item')).toBeVisible();
  expect(stagedDrops()).toEqual([]);
  await press('Stage for review (1)');
  expect(stagedDrops()).toMatchObject([
    {
      dropperId: 100_100,
      before: null,
      after: { itemId: 2_000_000, minQuantity: 1, maxQuantity: 1, chance: 10_000 },
    },
  ]);
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/droprates?panel=review');
});

it('removes items of chosen monsters', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Bog Slime/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Remove items' }));
  await putOnList('2000000');
  await press('Preview');
  await press('Stage for review (1)');
  expect(stagedDrops()).toMatchObject([{ dropperId: 210_100, rowId: slime.drops[0]?.rowId, after: null }]);
});

it('scales the chances of chosen kinds and rarities alone', async () => {
  open();
  await press('Choose all (2)');
  await userEvent.click(screen.getByRole('radio', { name: 'Scale chances' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Etc' }));
  await press('Preview');
  await press('Stage for review (1)');
  expect(stagedDrops().map(({ after }) => after?.chance)).toEqual([40_000]);
});

it('takes ids that are pasted, and says which the game does not know', async () => {
  open({ [ROWS]: { droppers: [snail] } });
  await userEvent.click(await screen.findByText('Choose by ID'));
  await userEvent.type(screen.getByLabelText('IDs, any number of them'), '100100{Enter}77');
  await press('Choose these');
  expect(await screen.findByText('Chosen: 2')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Scale chances' }));
  await press('Preview');
  expect(await screen.findByText(/^Not found \(1\):/)).toHaveTextContent('Not found (1): 77');
});

it('asks for what is missing', async () => {
  open();
  await press('Preview');
  expect(screen.getByText('Please choose monsters')).toBeVisible();
  await press('Choose all (2)');
  await waitFor(() => expect(screen.queryByText('Please choose monsters')).toBeNull());
  await press('Preview');
  expect(screen.getByText('Please select an item')).toBeVisible();
});

it.each([
  ['nothing', undefined, 'Please select an item'],
  ['a word that was not chosen', 'tonic', 'Please select an item'],
  ['an id that is none', '9999999', 'Please enter a valid item ID'],
])('refuses %s as an item', async (_name, typed, words) => {
  open({ '/api/droprates/items/search?query=tonic': [] });
  const field = await screen.findByRole('combobox', { name: 'Item name or ID' });
  if (typed !== undefined) await userEvent.type(field, typed);
  await press('Add to the list');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('No items on the list yet.')).toBeVisible();
});

it('refuses a row at which the game would stop', async () => {
  open();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Item name or ID' }), '2000000');
  await userEvent.type(screen.getByRole('spinbutton', { name: texts.drops.bulk.items.percent }), '1');
  for (const label of ['Minimum', 'Maximum']) {
    await userEvent.clear(screen.getByRole('spinbutton', { name: label }));
    await userEvent.type(screen.getByRole('spinbutton', { name: label }), '3');
  }
  await press('Add to the list');
  expect(await screen.findByText(/The game would stop at this row/)).toBeVisible();
});

it('has no quantities for reactors, which give one piece', async () => {
  open(
    { '/api/droprates/monsters?limit=100&type=reactor': page([aDropper({ id: 2001, type: 'reactor' })], 1) },
    '&type=reactor',
  );
  expect(await screen.findByRole('checkbox', { name: /Mossback/ })).toBeVisible();
  expect(screen.queryByRole('spinbutton', { name: 'Minimum' })).toBeNull();
  expect(screen.queryByRole('spinbutton', { name: 'From level' })).toBeNull();
});

it('says so where the rows cannot be had, and goes back without losing what was chosen', async () => {
  open({ [ROWS]: undefined });
  await press('Choose all (2)');
  await userEvent.click(screen.getByRole('radio', { name: 'Scale chances' }));
  await press('Preview');
  expect(await screen.findByText('The drops couldn’t be loaded', undefined, { timeout: 8000 })).toBeVisible();
  await press('Back');
  expect(await screen.findByText('Chosen: 2')).toBeVisible();
  expect(stagedDrops()).toEqual([]);
}, 15_000);

it.each([
  ['100100\n130101\r\n210100', [100_100, 130_101, 210_100]],
  ['100100\tSnail\n100100, 130101;', [100_100, 130_101]],
  ['0 99999999999 none', []],
  ['', []],
])('finds the ids in %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids);
});
