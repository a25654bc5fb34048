import { signIn, signOut } from '@portico/portal-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PendingSend } from './pending-send';
import { usePendingSend } from './use-pending-send';

let answers: ((answer: string) => void)[] = [];
let pending: PendingSend<number, string>;
let settled = 0;

function Page() {
  const { state, submit, leave } = usePendingSend(pending, { onSettled: () => (settled += 1) });
  return (
    <>
      <output>{state.phase}</output>
      <button onClick={() => submit(3)}>Send</button>
      <button onClick={leave}>Leave</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const phase = () => screen.getByRole('status');

beforeEach(() => {
  sessionStorage.clear();
  answers = [];
  settled = 0;
  pending = new PendingSend({
    name: 'exchange',
    isRequest: (value) => typeof value === 'number',
    send: () => new Promise((resolve) => answers.push(resolve)),
  });
  signIn('wren', 'a-token');
});
afterEach(() => act(() => signOut()));

it('shows how far a call has come, and begins again', async () => {
  render(<Page />);
  expect(phase()).toHaveTextContent('ready');
  await press('Send');
  expect(phase()).toHaveTextContent('sending');
  act(() => answers[0]?.('17'));
  await waitFor(() => expect(phase()).toHaveTextContent('done'));
  expect(settled).toBe(1);
  await press('Leave');
  expect(phase()).toHaveTextContent('ready');
});

it('goes on while nothing shows it', async () => {
  const { unmount } = render(<Page />);
  await press('Send');
  unmount();
  render(<Page />);
  expect(phase()).toHaveTextContent('sending');
  act(() => answers[0]?.('17'));
  await waitFor(() => expect(phase()).toHaveTextContent('done'));
});

it('is of the account that is signed in', async () => {
  render(<Page />);
  await press('Send');
  act(() => signIn('brannoc', 'b-token'));
  expect(phase()).toHaveTextContent('ready');
  act(() => answers[0]?.('17'));
  expect(phase()).toHaveTextContent('ready');
  act(() => signIn('wren', 'c-token'));
  await waitFor(() => expect(phase()).toHaveTextContent('done'));
});
