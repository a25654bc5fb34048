import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorNotice } from '../states/error-panel';
import { useOwnAccount } from './own-account';
import { signIn, signOut } from './session-store';

const ADDRESS = '/api/auth/user';

function Page() {
  const account = useOwnAccount();
  if (account.isError) return <ErrorNotice title="No characters" query={account} />;
  return <p>{account.data?.username ?? 'Nobody'}</p>;
}

const open = (api: Record<string, unknown>) => renderInPortal(<Page />, { path: '/', texts: {}, api });

afterEach(() => act(() => signOut()));

it('asks for an account only if the visitor is signed in', async () => {
  const { asked } = open({ [ADDRESS]: { username: 'mochi' } });
  expect(screen.getByText('Nobody')).toBeVisible();
  expect(asked).toEqual([]);
  act(() => signIn('mochi', 'a-token'));
  expect(await screen.findByText('mochi')).toBeVisible();
  expect(asked).toEqual([ADDRESS]);
});

it('tells what could not be loaded, and loads it by hand', async () => {
  act(() => signIn('mochi', 'a-token'));
  const api: Record<string, unknown> = {
    [ADDRESS]: new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'r-7' }),
  };
  open(api);
  expect(await screen.findByRole('alert')).toHaveTextContent(/No characters.*Away/);
  api[ADDRESS] = { username: 'mochi' };
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('mochi')).toBeVisible();
});
