import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { OnlinePanel } from './online-panel';

it('hides the account from the list of online players', async () => {
  renderInPortal(<OnlinePanel />, {
    path: '/dashboard/security',
    api: {
      '/api/activity/visibility': (_: unknown, { method }: { method?: string } = {}) => ({
        isHidden: method === 'POST',
      }),
    },
    texts: { 'mfe-dashboard': texts },
  });
  const box = await screen.findByRole('checkbox', { name: 'Hide my characters from the list' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await screen.findByText(/Your characters are hidden/)).toBeVisible();
  expect(box).toBeChecked();
});
