import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { OnlinePanel } from './online-panel';

const PATH = '/api/activity/visibility';

it('hides the account from the list of online players', async () => {
  const api = { [PATH]: { isHidden: false } };
  renderInPortal(<OnlinePanel />, {
    path: '/dashboard/security',
    api,
    texts: { 'mfe-dashboard': texts },
  });
  const box = await screen.findByRole('checkbox', { name: 'Hide my characters from the list' });
  expect(box).not.toBeChecked();
  api[PATH] = { isHidden: true };
  await userEvent.click(box);
  expect(await screen.findByText(/Your characters are hidden/)).toBeVisible();
  expect(box).toBeChecked();
});
