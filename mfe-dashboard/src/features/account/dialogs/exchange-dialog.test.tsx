import { signIn } from '@portico/portal-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overviewAnswer } from '../test/account-data';
import { newUsername, openDialog, submitButton, balance, press, typeInto } from '../test/open-dialog';

const EXCHANGE = '/dashboard?open=exchange';
const ANSWER = { newVotePoints: 4, newNxCredit: 15_000, msg: 'Exchanged 3 vote points for 3000 NX' };

const field = () => screen.findByRole('spinbutton', { name: 'Vote points' });
const type = async (amount: string) => typeInto(await field(), amount);
const dialog = () => screen.getByRole('dialog');

describe('exchange of vote points for NX', () => {
  it('shows both balances before and after, and what comes of it', async () => {
    const { sent, answer, setAccount, asked } = openDialog(EXCHANGE);
    await type('3');
    expect(balance('Vote points')).toBe('74-3');
    expect(balance('NX')).toBe('12,00015,000+3,000');
    await press('Get 3,000 NX');
    expect(sent).toEqual([
      { address: '/api/rankings/exchange-vp-for-nx', body: { amount: 3 }, key: expect.any(String) },
    ]);
    setAccount({ votePoints: 4, nxCredit: 15_000 });
    asked.length = 0;
    await answer(ANSWER);
    expect(await screen.findByText('You got 3,000 NX')).toBeVisible();
    expect(balance('Vote points')).toBe('74-3');
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() =>
      expect(asked).toEqual(expect.arrayContaining(['/api/auth/user', '/api/dashboard/overview'])),
    );
    await press('Exchange more');
    expect(await screen.findByText('You have 4')).toBeVisible();
    expect(await field()).toHaveValue('1');
  });

  it('goes to all there is, and no further than the game holds', async () => {
    openDialog(EXCHANGE, { account: { votePoints: 7, nxCredit: 2_147_480_000 } });
    await press('Max');
    expect(await field()).toHaveValue('3');
    await type('4');
    expect(await field()).toHaveAccessibleDescription(
      'That would make 2,147,484,000, but the game holds at most 2,147,483,647.',
    );
    expect(await submitButton('Get 4,000 NX')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['8', 'Not enough vote points: 8 required, 7 available.'],
    ['2500', 'Not enough vote points: 2,500 required, 7 available.'],
    ['0', 'Enter a whole number, 1 or more'],
    ['1.5', 'Enter a whole number, 1 or more'],
  ])('sends nothing for %s, and says why', async (amount, text) => {
    const { sent } = openDialog(EXCHANGE);
    await type(amount);
    expect(await field()).toHaveAccessibleDescription(text);
    await userEvent.type(await field(), '{Enter}');
    expect(sent).toEqual([]);
  });

  it('says what the API refuses, with its numbers, and sends the next one under a new key', async () => {
    const { sent, refuse, setAccount } = openDialog(EXCHANGE, { account: { votePoints: 2000 } });
    await type('1500');
    await press('Get 1,500,000 NX');
    setAccount({ votePoints: 1200 });
    await refuse('ledger.not_enough_votepoints', { required: 1500, available: 1200 });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not enough vote points: 1,500 required, 1,200 available.',
    );
    await type('1200');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Get 1,200,000 NX');
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('waits for the account to leave the game, and says so before anybody tries', async () => {
    const { sent, setAccount } = openDialog(EXCHANGE, { account: { loggedIn: true } });
    expect(await screen.findByText('Log out of the game first')).toBeVisible();
    await press('Get 1,000 NX');
    expect(sent).toEqual([]);
    setAccount({ loggedIn: false });
    await press('I’ve logged out');
    await waitFor(() => expect(screen.queryByText('Log out of the game first')).not.toBeInTheDocument());
    await press('Get 1,000 NX');
    expect(sent).toHaveLength(1);
  });

  it('goes on in a game that the site reaches', async () => {
    const spending = { ...overviewAnswer().spending, inGame: true };
    const { sent } = openDialog(EXCHANGE, { account: { loggedIn: true }, overview: { spending } });
    await press('Get 1,000 NX');
    expect(sent).toHaveLength(1);
    expect(screen.queryByText('Log out of the game first')).not.toBeInTheDocument();
  });

  it('explains itself where its owner has turned it off', async () => {
    openDialog(EXCHANGE, { overview: { spending: { ...overviewAnswer().spending, isOn: false } } });
    expect(await screen.findByText(/can’t be exchanged on this site/)).toBeVisible();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  });
});

describe('an exchange on its way', () => {
  it('begins with no refusal where there is nothing to exchange yet', async () => {
    openDialog(EXCHANGE, { account: { votePoints: 0 } });
    expect(await screen.findByText('No vote points yet')).toBeVisible();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(screen.queryByText(/not enough/i)).not.toBeInTheDocument();
  });

  it('is sent once by a double click, and keeps the dialog open', async () => {
    const { sent, answer } = openDialog(EXCHANGE);
    await userEvent.dblClick(await submitButton('Get 1,000 NX'));
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Exchanging…' })).toBeVisible();
    expect(await field()).toHaveAttribute('readonly');
    await answer(ANSWER);
    expect(await screen.findByText('You got 1,000 NX')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is finished under the same key where its answer was lost', async () => {
    const { sent, lose, answer } = openDialog(EXCHANGE);
    await press('Get 1,000 NX');
    await lose();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not confirmed yet');
    expect(alert).toHaveTextContent('1 VP for 1,000 NX');
    expect(alert).toHaveTextContent('The server could not be reached.');
    await press('Finish it');
    expect(screen.getByRole('button', { name: 'Finishing…' })).toHaveAttribute('aria-disabled', 'true');
    await answer(ANSWER);
    expect(await screen.findByText('You got 1,000 NX')).toBeVisible();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('can be left for another amount, under a new key', async () => {
    const { sent, refuse } = openDialog(EXCHANGE);
    await press('Get 1,000 NX');
    await refuse('database.unavailable', {}, 503);
    await press('Do something else');
    await type('2');
    await press('Get 2,000 NX');
    expect(sent.map(({ body }) => body)).toEqual([{ amount: 1 }, { amount: 2 }]);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('is found again after a reload, for its own account alone', async () => {
    const username = newUsername();
    const stored = `portico-pending:exchange:${username}`;
    sessionStorage.setItem(stored, JSON.stringify({ key: 'a-key', request: { amount: 5 }, at: Date.now() }));
    const { sent, answer } = openDialog(EXCHANGE, { username });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('5 VP for 5,000 NX');
    expect(alert).toHaveTextContent('You left the page before the answer arrived.');
    act(() => signIn(newUsername(), 'b-token'));
    expect(await field()).toBeVisible();
    act(() => signIn(username, 'c-token'));
    await press('Finish it');
    await answer({ newVotePoints: 2, newNxCredit: 17_000, msg: '' });
    expect(sent).toEqual([expect.objectContaining({ body: { amount: 5 }, key: 'a-key' })]);
    expect(within(dialog()).getByText('You got 5,000 NX')).toBeVisible();
    expect(sessionStorage.getItem(stored)).toBeNull();
  });
});
