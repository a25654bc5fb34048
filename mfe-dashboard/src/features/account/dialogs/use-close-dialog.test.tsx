import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router-dom';
import { useAccountDialog } from '../use-account-dialog';
import { useCloseDialog } from './account-dialogs';

function Page() {
  const { name, hrefOf, choose, clear } = useAccountDialog();
  const close = useCloseDialog(name !== undefined, clear);
  const navigate = useNavigate();
  return (
    <>
      <Link to={hrefOf('upgrade', { characterId: 9 })}>Upgrade</Link>
      <button onClick={() => choose({ stat: 'maxmp' })}>MP</button>
      <button onClick={close}>Close</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const open = (path: string) => renderInPortal(<Page />, { path, texts: {} });

it('closes what was opened on the page by going back: the history has the page once', async () => {
  const { address } = open('/dashboard?details=9');
  await press('Upgrade');
  await press('MP');
  expect(address()).toBe('/dashboard?details=9&open=upgrade&character=9&stat=maxmp');
  await press('Close');
  expect(address()).toBe('/dashboard?details=9');
  await press('Forward');
  expect(address()).toContain('open=upgrade');
});

it('takes what a visit began with out of the address', async () => {
  const { address } = open('/dashboard?open=upgrade&character=9');
  await press('Close');
  expect(address()).toBe('/dashboard');
});

it('is closed by the back button', async () => {
  const { address } = open('/dashboard');
  await press('Upgrade');
  await press('Back');
  expect(address()).toBe('/dashboard');
});
