import { addTexts, startTexts } from '@portico/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

beforeEach(() => {
  startTexts('en');
  addTexts('en', 'shell', { kit: { copied: 'Copied', copyRefused: 'Please copy it manually' } });
});

it('copies its text and says so, until there is another', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<CopyButton text="one" label="Copy" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('one');
  rerender(<CopyButton text="two" label="Copy" />);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

it('builds a text only when it is asked for it', async () => {
  const user = userEvent.setup();
  let built = 0;
  const text = () => `built ${(built += 1)}`;
  const { rerender } = render(<CopyButton text={text} label="Copy" />);
  rerender(<CopyButton text={text} label="Copy" />);
  expect(built).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('built 1');
});

it('says that it may not', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  let refusals = 0;
  render(<CopyButton text="one" label="Copy" onRefused={() => (refusals += 1)} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Please copy it manually' })).toBeVisible();
  expect(refusals).toBe(1);
});
