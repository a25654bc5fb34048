import { renderInPortal } from '@portico/testing/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { ApiKeysPanel } from './api-keys-panel';
import { NOW } from './test/security-data';

const BOT = { id: 1, name: 'Bot', createdAt: NOW, lastUsedAt: null };
const NONE = { keys: [], max: 5, reads: 12_000, searches: 300 };

function open(keys: object) {
  const api: Record<string, unknown> = { '/api/api-keys': keys };
  return {
    api,
    ...renderInPortal(<ApiKeysPanel />, {
      path: '/dashboard/security',
      api,
      texts: { 'mfe-dashboard': texts },
    }),
  };
}

it('shows a new key once, and lists it', async () => {
  const { api } = open(NONE);
  expect(await screen.findByText(/12,000 reads and 300 searches a minute/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Create a key' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect(screen.getByText('Please give it a name')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name'), 'Bot');
  api['/api/api-keys'] = { ...NONE, keys: [BOT], key: 'portico_api_secret' };
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('portico_api_secret')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/Bot.*Never used/);
});

it('removes a key, and offers no more than there may be', async () => {
  const { api } = open({ ...NONE, max: 1, keys: [BOT] });
  expect(await screen.findByText('You have 1 keys, the most there can be.')).toBeVisible();
  api['/api/api-keys/1/remove'] = NONE;
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bot' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(screen.getByText('Removed: Bot')).toBeVisible();
});
