import { EXAMPLE_PORTAL } from '@portico/contract/example';
import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { EmailPanel } from './email-panel';
import { anAccount } from './test/security-data';

function open(account: unknown, recovery = true) {
  const { config } = EXAMPLE_PORTAL;
  return renderInPortal(<EmailPanel />, {
    path: '/dashboard/security',
    api: { '/api/auth/user': account, '/api/auth/email/verification': {} },
    portal: { config: { ...config, identity: { ...config.identity, recovery } } },
    texts: { 'mfe-dashboard': texts },
  });
}

const sendButton = () => screen.queryByRole('button', { name: 'Send confirmation email' });

describe('e-mail address', () => {
  it('sends a mail to one that is not confirmed', async () => {
    open(anAccount());
    expect(await screen.findByText('wren@portico.example')).toBeVisible();
    expect(screen.getByText('Not confirmed')).toBeVisible();
    await userEvent.click(sendButton() ?? document.body);
    expect(await screen.findByText(/The email is on its way/)).toBeVisible();
  });

  it('asks nothing of one that is', async () => {
    open(anAccount({ emailConfirmed: true }));
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(sendButton()).not.toBeInTheDocument();
  });

  it('offers no mail where the server sends none', async () => {
    open(anAccount(), false);
    expect(await screen.findByText('Not confirmed')).toBeVisible();
    expect(sendButton()).not.toBeInTheDocument();
  });

  it('says that there is none', async () => {
    open(anAccount({ email: null }));
    expect(await screen.findByText('Your account has no email address.')).toBeVisible();
  });
});
