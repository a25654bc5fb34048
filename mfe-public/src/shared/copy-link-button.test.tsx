import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../i18n/en.json' with { type: 'json' };
import { CopyLinkButton } from './copy-link-button';

const open = () => renderInPortal(<CopyLinkButton />, { path: '/', texts: { 'mfe-public': texts } });

it('copies the address of the page and says so', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

it('shows the address, selected, where the browser does not let it copy', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy this address' });
  expect(address).toHaveValue(location.href);
  expect([address.selectionStart, address.selectionEnd]).toEqual([0, location.href.length]);
});
