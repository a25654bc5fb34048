import { jest } from '@jest/globals';
import { session, signIn } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { PasswordPanel } from './password-panel';

const CHANGE = '/api/auth/change-password';
const LOG_OUT = '/api/auth/logout';

function open(answer: unknown = { msg: 'Password changed' }, path = '/dashboard/security#password') {
  return renderInPortal(<PasswordPanel />, {
    path,
    api: { [CHANGE]: answer, [LOG_OUT]: {} },
    texts: { 'mfe-dashboard': texts },
  });
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));

async function fill(current: string, next: string, confirmation: string) {
  await userEvent.type(field('Current password'), current);
  await userEvent.type(field('New password'), next);
  await userEvent.type(field('Confirm new password'), confirmation);
}

const refusal = (code: string, msg: string) => new ApiFailure(400, { code, msg, requestId: 'req-1' });

describe('change of the password', () => {
  it('asks for all three, and puts the focus on the first', async () => {
    const { asked } = open();
    await press();
    expect(field('Current password')).toHaveAccessibleDescription('Current password is required');
    expect(field('New password')).toHaveAccessibleDescription(/New password is required/);
    expect(field('Confirm new password')).toHaveAccessibleDescription('Please confirm your new password');
    expect(field('Current password')).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it.each([
    ['New password', 'short', 'short', 'Password must be at least 6 characters'],
    ['New password', 'old-one', 'old-one', 'New password must be different from current password'],
    ['New password', 'Pässword', 'Pässword', 'Only Latin letters, digits and symbols'],
    ['Confirm new password', 'leafpond', 'leafpool', 'Passwords do not match'],
  ])('says at %s what is wrong with %s', async (label, next, confirmation, text) => {
    open();
    await fill('old-one', next, confirmation);
    await press();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  });

  it('says in words how strong the new one is, and what it lacks', async () => {
    open();
    await userEvent.type(field('New password'), 'Leafpond');
    expect(screen.getByText('Fair')).toHaveTextContent('Password strength: Fair');
    const lacking = screen.getAllByRole('listitem').filter((item) => /missing/.test(item.textContent));
    expect(lacking.map((item) => item.textContent)).toEqual(['A digit(missing)', 'A symbol(missing)']);
    await userEvent.type(field('New password'), '7!moss');
    expect(screen.getByText('Strong')).toBeVisible();
    expect(field('New password')).toHaveAccessibleDescription(/accepts at most 12/);
  });

  it('puts a wrong current password on its field', async () => {
    open(refusal('identity.wrong_password', 'The password is wrong.'));
    await fill('not-mine', 'leafpond', 'leafpond');
    await press();
    await waitFor(() =>
      expect(field('Current password')).toHaveAccessibleDescription('The password is wrong.'),
    );
    expect(field('Current password')).toHaveFocus();
  });

  it('says so where no server answers', async () => {
    renderInPortal(<PasswordPanel />, {
      path: '/dashboard/security#password',
      texts: { 'mfe-dashboard': texts },
    });
    await fill('old-one', 'leafpond', 'leafpond');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error, please try again');
  });

  it('says that it is done, and logs out two seconds later', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    act(() => signIn('wren', 'a-token'));
    const { asked, address } = open();
    await user.type(field('Current password'), 'old-one');
    await user.type(field('New password'), 'leafpond');
    await user.type(field('Confirm new password'), 'leafpond');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Your password is changed.').closest('[role="status"]')).toBeVisible();
    expect(session.getState().isAuthenticated).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(asked).toEqual([CHANGE, LOG_OUT]);
    expect(session.getState().isAuthenticated).toBe(false);
    expect(address()).toBe('/login');
    jest.useRealTimers();
  });

  it('opens with its first field in focus, and closes again', async () => {
    const { address } = open(undefined, '/dashboard/security');
    await userEvent.click(screen.getByRole('link', { name: 'Change password' }));
    await waitFor(() => expect(field('Current password')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'Change password' })).toBeVisible();
    expect(address()).toBe('/dashboard/security');
  });
});
