import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { aSignIn, NOW } from './test/security-data';
import { SignInsPanel } from './sign-ins-panel';

function open(signIns: unknown[]) {
  return renderInPortal(<SignInsPanel />, {
    path: '/dashboard/security',
    api: { '/api/auth/sign-ins': { signIns } },
    texts: { 'mfe-dashboard': texts },
  });
}

describe('recent logins', () => {
  it('tells those that failed from those that did not, and why', async () => {
    open([
      aSignIn({ method: 'totp' }),
      aSignIn({ isSuccess: false, reason: 'wrong-code', browser: 'curl', system: null }),
    ]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Logged in.*Firefox on Windows.*Password and code/);
    expect(second).toHaveTextContent(/Failed.*curl.*Right password, wrong code/);
  });

  it('shows the newest, and the rest when asked', async () => {
    open(Array.from({ length: 12 }, (_, index) => aSignIn({ at: NOW - index * 1000 })));
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('says that there is none yet', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });
});
