import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog } from '../test/open-dialog';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the dialogs of an account', () => {
  it.each([
    ['exchange', 'Exchange for NX', 'Get 1,000 NX'],
    ['upgrade', 'Upgrade HP or MP', 'Raise max HP to 11,330'],
    ['disconnect', 'Disconnect from the game', /Disconnect .*Brannoc/],
    ['reset', 'Stuck in the game?', /Reset .*Brannoc/],
  ])('open from the address: %s', async (name, title, button) => {
    openDialog(`/dashboard?open=${name}`);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  });

  it('are closed by taking them out of the address, where the rest stays', async () => {
    const { address } = openDialog('/dashboard?details=9&open=upgrade&character=9&stat=maxmp');
    await press('Close');
    expect(address()).toBe('/dashboard?details=9');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stay closed for a name that none has', async () => {
    const { asked } = openDialog('/dashboard?open=__proto__');
    await waitFor(() => expect(asked).toContain('/api/dashboard/overview'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('take a character that is none of the account for none', async () => {
    openDialog('/dashboard?open=upgrade&character=123&stat=luk');
    expect(await screen.findByRole('button', { name: 'Raise max HP to 11,330' })).toBeVisible();
  });

  it('close by Esc', async () => {
    const { address } = openDialog('/dashboard?open=exchange');
    await screen.findByRole('spinbutton');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(address()).toBe('/dashboard');
  });
});
