import { signIn, signOut } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WishButton } from './wish-button';

const OAR = { itemId: 1_302_000, name: 'Ferry Oar' };
const STORED = 'portico.wishes';

const open = () => renderInPortal(<WishButton {...OAR} />, { path: '/item/1302000', texts: {} });
const heart = (pressed: boolean) => screen.findByRole('button', { name: /Ferry Oar/, pressed });

beforeEach(() => localStorage.clear());
afterEach(() => act(signOut));

it('puts an item on the list with the first press, and takes it off with the next', async () => {
  open();
  await userEvent.click(await heart(false));
  await userEvent.click(await heart(true));
  await heart(false);
  expect(localStorage.getItem(STORED)).toBeNull();
});

it('is full where the item is on the list already', async () => {
  localStorage.setItem(STORED, JSON.stringify([OAR.itemId]));
  open();
  expect(await heart(true)).toBeVisible();
});

it('reads from a device each id once, and nothing else', async () => {
  localStorage.setItem(STORED, JSON.stringify([OAR.itemId, OAR.itemId, 2 ** 31, 'x']));
  open();
  await userEvent.click(await heart(true));
  await heart(false);
  expect(localStorage.getItem(STORED)).toBeNull();
});

it('is unknown until the list of an account is there', async () => {
  localStorage.setItem(STORED, JSON.stringify([OAR.itemId]));
  open();
  expect(await heart(true)).not.toHaveClass('unknown');
  act(() => signIn('anna', 'token'));
  expect(await heart(false)).toHaveClass('unknown');
});

it('says that the list of a device has no room', async () => {
  localStorage.setItem(STORED, JSON.stringify(Array.from({ length: 50 }, (_, index) => index + 1)));
  open();
  await userEvent.click(await heart(false));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(STORED) ?? '')).toHaveLength(50);
});
