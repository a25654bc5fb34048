import { session, signOut } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEXTS } from '../../test/texts';
import { LoginPage } from './login-page';

const SECOND = '/api/auth/login/second-factor';

Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }) });

/** The page after the right password of an account with a second factor. */
async function openSecondStep(methods: string[], answer: unknown) {
  const opened = renderInPortal(<LoginPage />, {
    path: '/login',
    api: { '/api/auth/login': { secondFactor: { ticket: 'T', methods } }, [SECOND]: answer },
    texts: { 'mfe-public': TEXTS.en },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'mira');
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'leafpond');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText(/One more step/);
  return opened;
}

const failure = (code: string, msg: string) => new ApiFailure(400, { code, msg, requestId: 'req-1' });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

afterEach(() => act(signOut));

describe('second step of the login', () => {
  it('asks for the code of the app in place, and lets in who has it', async () => {
    const { address } = await openSecondStep(['totp', 'recovery'], {
      token: 'a.b.c',
      user: { username: 'Mira' },
    });
    const code = screen.getByRole('textbox', { name: 'Code from your app' });
    expect(code).toHaveFocus();
    await userEvent.paste('123 456');
    expect(code).toHaveValue('123456');
    await confirm();
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(session.getState().username).toBe('Mira');
  });

  it('keeps a wrong code in place', async () => {
    await openSecondStep(['totp'], failure('identity.wrong_code', 'The code is wrong.'));
    const code = screen.getByRole('textbox', { name: 'Code from your app' });
    await userEvent.type(code, '111111');
    await confirm();
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is wrong.'));
    expect(code).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
  });

  it('takes a recovery code, whose letters phones can type', async () => {
    await openSecondStep(['totp', 'recovery'], null);
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const code = screen.getByRole('textbox', { name: 'Recovery code' });
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('inputmode', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Use the app’s code' }));
    expect(screen.getByRole('textbox', { name: 'Code from your app' })).toHaveFocus();
  });

  it('goes back, by hand or when it took too long', async () => {
    await openSecondStep(['totp'], failure('identity.ticket_expired', 'That took too long.'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('mira');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code from your app' }), '111111');
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('That took too long.');
    expect(screen.getByRole('textbox', { name: 'Username' })).toBeVisible();
  });

  it('says so where the browser has no passkeys', async () => {
    await openSecondStep(['passkey'], null);
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /passkey/ }));
    expect(await screen.findByText(/can’t use passkeys here/)).toBeVisible();
  });
});
