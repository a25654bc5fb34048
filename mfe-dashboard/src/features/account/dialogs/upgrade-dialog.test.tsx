import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountCharacter, overviewAnswer, overviewCharacter } from '../test/account-data';
import { newUsername, openDialog, balance, press, typeInto } from '../test/open-dialog';

const UPGRADE = '/dashboard?open=upgrade&character=9&stat=maxhp';
const { stats } = accountCharacter();
const SECOND = accountCharacter({ id: 10, name: 'Sorrel', meso: 9_000_000, stats: { ...stats, maxmp: 900 } });

const field = () => screen.findByRole('spinbutton', { name: 'Upgrades' });
const type = async (amount: string) => typeInto(await field(), amount);
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

describe('upgrade of HP or MP', () => {
  it('is paid with the mesos of the character, and shows both before and after', async () => {
    const { sent, answer, setAccount } = openDialog(UPGRADE, {
      account: { characters: [accountCharacter({ meso: 9_500_000 }), SECOND] },
    });
    await type('2');
    expect(balance('Max HP')).toBe('11,30011,360+60');
    expect(balance('Mesos')).toBe('9,500,0003,500,000-6,000,000');
    await press('Raise max HP to 11,360');
    expect(sent).toEqual([
      {
        address: '/api/rankings/update-stats',
        body: { characterId: 9, statType: 'maxhp', amount: 2, paymentType: 'meso' },
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    setAccount({ characters: [accountCharacter({ meso: 3_500_000 }), SECOND] });
    await answer({ newStatValue: 11_360, msg: 'Max HP is now 11360' });
    expect(await screen.findByText(/Brannoc.* now has 11,360 max HP/)).toBeVisible();
    await waitFor(() => expect(balance('Mesos')).toBe('9,500,0003,500,000-6,000,000'));
    await press('Upgrade more');
    expect(await field()).toHaveValue('1');
  });

  it('is of another character and stat as the address says, paid with vote points', async () => {
    const { sent, address } = openDialog(UPGRADE, {
      account: { characters: [accountCharacter(), SECOND] },
    });
    await userEvent.selectOptions(await screen.findByLabelText('Character'), '10');
    await choose(/Max MP/);
    await choose(/Vote points/);
    expect(address()).toBe('/dashboard?open=upgrade&character=10&stat=maxmp');
    await press('Max');
    expect(balance('Vote points')).toBe('70-7');
    await press('Raise max MP to 1,110');
    expect(sent[0]?.body).toEqual({
      characterId: 10,
      statType: 'maxmp',
      amount: 7,
      paymentType: 'votepoint',
    });
  });

  it.each([
    ['Mesos', '2', 'Not enough mesos: 6,000,000 required, 5,400,000 available.'],
    ['Vote points', '8', 'Not enough vote points: 8 required, 7 available.'],
    ['Vote points', '900', 'That would make 38,300, but the game holds at most 30,000.'],
    ['Mesos', '', 'Enter a whole number, 1 or more'],
  ])('sends nothing that %s do not pay: %s', async (payment, amount, text) => {
    const { sent } = openDialog(UPGRADE);
    await choose(new RegExp(payment));
    await userEvent.clear(await field());
    if (amount !== '') await userEvent.type(await field(), amount);
    expect(await field()).toHaveAccessibleDescription(text);
    await userEvent.type(await field(), '{Enter}');
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'ledger.not_enough_mesos',
      { required: 3_000_000, available: 12 },
      'Not enough mesos: 3,000,000 required, 12 available.',
    ],
    [
      'ledger.ceiling_reached',
      { required: 30_010, ceiling: 30_000 },
      'That would make 30,010, but the game holds at most 30,000.',
    ],
    ['game.account_in_game', {}, 'Your account is in the game. Log out of the game first.'],
    ['game.account_leaving', { seconds: 12 }, 'Please try again in 12 s.'],
    ['game.account_unsettled', {}, 'Log in to the game, log out properly, then try again.'],
    ['dashboard.character_not_found', {}, 'This is not one of your characters.'],
    ['game.feature_off', {}, 'This server does not offer this.'],
  ] as const)('says what the API refuses: %s', async (code, params, text) => {
    const { refuse } = openDialog(UPGRADE);
    await press('Raise max HP to 11,330');
    await refuse(code, { ...params });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each([true, false])('says which one nobody has confirmed, in words (sold: %s)', async (isOn) => {
    const username = newUsername();
    const request = { characterId: 10, statType: 'maxmp', amount: 3, paymentType: 'meso' };
    sessionStorage.setItem(
      `portico-pending:upgrade:${username}`,
      JSON.stringify({ key: 'a-key', request, at: Date.now() }),
    );
    const { sent } = openDialog(UPGRADE, {
      username,
      account: { characters: [accountCharacter(), SECOND] },
      overview: { spending: { ...overviewAnswer().spending, isOn } },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Sorrel.*: .*\+90.* max MP for 9,000,000 mesos/);
    await press('Finish it');
    expect(sent).toEqual([expect.objectContaining({ body: request, key: 'a-key' })]);
  });

  it('says so where it is off, and where there is nobody to raise', async () => {
    const off = openDialog(UPGRADE, {
      overview: { spending: { ...overviewAnswer().spending, isOn: false } },
    });
    expect(await screen.findByText('Upgrades aren’t sold on this site.')).toBeVisible();
    off.unmount();
    openDialog(UPGRADE, { account: { characters: [] } });
    expect(await screen.findByRole('heading', { name: 'No characters yet' })).toBeVisible();
  });

  it.each([
    ['of a ranked character', 3, 1],
    ['of no one else', null, 0],
  ])('asks for a picture %s', async (_, rank, count) => {
    openDialog(UPGRADE, { overview: { characters: [overviewCharacter({ rank })] } });
    await screen.findByLabelText('Character');
    expect(document.querySelectorAll('img[src*="/character/icon/9"]')).toHaveLength(count);
  });

  it('shows names as text that turns nothing around it', async () => {
    const hostile = '<img src=x onerror=alert(1)>\u202egnp';
    openDialog('/dashboard?open=upgrade&character=77', {
      account: { characters: [accountCharacter({ id: 8, name: hostile })] },
    });
    const select = await screen.findByLabelText('Character');
    expect(select).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(select.textContent).not.toContain('\u202e');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});
