import { jest } from '@jest/globals';
import { renderInPortal } from '@portico/testing/react';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let isAway = true;
jest.unstable_mockModule('./wish-heart', () => {
  if (isAway) throw new Error('The chunk is gone');
  return { WishHeart: () => <p>The list</p> };
});
const { WishButton } = await import('./wish-button');

const OAR = { itemId: 1_302_000, name: 'Ferry Oar' };
const heart = () => screen.getByRole('button', { name: /Ferry Oar/, pressed: true });

it('shows what the device knows where its code does not load, and asks again with the next press', async () => {
  localStorage.setItem('portico.wishes', JSON.stringify([OAR.itemId]));
  renderInPortal(<WishButton {...OAR} />, { path: '/item/1302000', texts: {} });
  const whileLoading = heart();
  expect(whileLoading).not.toHaveClass('unknown');
  await waitForElementToBeRemoved(whileLoading);
  expect(heart()).not.toHaveClass('unknown');
  isAway = false;
  await userEvent.click(heart());
  expect(await screen.findByText('The list')).toBeVisible();
});
