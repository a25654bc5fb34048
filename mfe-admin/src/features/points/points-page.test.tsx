import { signIn, signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { PointsPage } from './points-page';
import { aRequest, someRequests, someTerms } from './test/points-data';

const REQUESTS = '/api/admin/points';
const ADD = '/api/voting/admin/add-points';
const DELIVERED = { success: true, message: '', outcome: 'delivered', requestId: null };

interface Sent {
  body: unknown;
  key: string | null;
}

let admins = 0;

/** Opens the page as a new admin, so that no test finds another's unfinished call. */
function open(api: Record<string, unknown> = {}, path = '/admin/points') {
  act(() => signIn(`admin${++admins}`, 'a-token'));
  api[REQUESTS] ??= someRequests();
  const rendered = renderInAdmin(<PointsPage />, { path, api });
  const sent: Sent[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith(ADD)) {
      const body = (await request.clone().json()) as unknown;
      sent.push({ body, key: request.headers.get('idempotency-key') });
    }
    return answer(request);
  };
  return { ...rendered, sent, api };
}

const character = () => screen.findByRole('combobox', { name: 'Character name' });
const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
const grant = () => screen.getByRole('button', { name: 'Grant' });

async function fill(name: string, points: string) {
  await userEvent.type(await character(), name);
  await userEvent.type(amount(), points);
}

afterEach(() => act(() => signOut()));

describe('the form of a grant', () => {
  it('asks for all fields', async () => {
    const { sent } = open();
    await character();
    await userEvent.click(grant());
    expect(screen.getAllByText('Please fill in all fields')).toHaveLength(2);
    expect(await character()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each([
    ['0', 'Amount must be a positive number'],
    ['-5', 'Amount must be a positive number'],
    ['1.5', 'Amount must be a positive number'],
    ['1000001', 'At most 1,000,000 at a time'],
  ])('takes no %s', async (points, text) => {
    const { sent } = open();
    await fill('Mochi', points);
    await userEvent.click(grant());
    expect(amount()).toHaveAccessibleDescription(text);
    expect(amount()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says from which amount on a reason is needed, and takes none without it', async () => {
    const { sent } = open({ [ADD]: DELIVERED });
    await fill('Mochi', '9999');
    expect(reason()).toHaveAccessibleDescription('Shown to the player. Required from 10,000.');
    await userEvent.clear(amount());
    await userEvent.type(amount(), '10000');
    expect(reason()).toHaveAccessibleDescription('Required. Shown to the player.');
    await userEvent.click(grant());
    expect(reason()).toHaveAccessibleDescription('Please enter a reason.');
    expect(sent).toEqual([]);
    await userEvent.type(reason(), ' Event prize ');
    await userEvent.click(grant());
    await waitFor(() =>
      expect(sent).toEqual([
        {
          body: { characterName: 'Mochi', pointType: 'nx', amount: 10_000, reason: 'Event prize' },
          key: expect.any(String),
        },
      ]),
    );
  });

  it('counts what was given within a day, and says before it is sent that another admin is needed', async () => {
    open({ [REQUESTS]: someRequests([], someTerms({ givenNx: 95_000 })) });
    await fill('Mochi', '4999');
    expect(screen.getByText(/^It is added to the balance right away/)).toBeVisible();
    expect(screen.getByText('This includes the 95,000 NX you granted in the last 24 hours.')).toBeVisible();
    await userEvent.clear(amount());
    await userEvent.type(amount(), '5000');
    expect(screen.getByText(/^A second admin has to confirm/)).toBeVisible();
  });

  it('finds the character by a part of its name, and shows the balance before and after', async () => {
    open({
      '/api/logs/search-players?term=mo': {
        players: [{ id: 1, name: 'Mochi', job: 112, level: 120, account_id: 7 }],
      },
      '/api/admin/accounts/7': { isInGame: true, balances: { nxCredit: 1200, votePoints: 3 } },
    });
    await userEvent.type(await character(), 'mo');
    await userEvent.click(await screen.findByRole('option', { name: /Mochi/ }));
    await userEvent.type(amount(), '300');
    const preview = screen.getByRole('region', { name: 'What will happen' });
    await waitFor(() => expect(preview).toHaveTextContent(/Mochi.*1,200.*1,500.*\+300/));
    expect(preview).toHaveTextContent('Someone is playing on this account. It arrives when they log out.');
    await userEvent.click(screen.getByRole('radio', { name: 'Vote points' }));
    expect(preview).toHaveTextContent(/3.*303/);
  });

  it('shows the balance of a character that the address names', async () => {
    const found = { id: 1, name: 'Mochi', job: 112, level: 120, account_id: 7 };
    open(
      {
        '/api/logs/search-players?term=Mochi': { players: [{ ...found, id: 2, name: 'MochiPop' }, found] },
        '/api/admin/accounts/7': { isInGame: false, balances: { nxCredit: 1200, votePoints: 3 } },
      },
      '/admin/points?character=Mochi',
    );
    await character();
    const preview = screen.getByRole('region', { name: 'What will happen' });
    await waitFor(() => expect(preview).toHaveTextContent(/Mochi.*Lv\. 120.*1,200/));
  });

  it('needs no second admin where there is none, and has a note that the staff alone reads', async () => {
    const terms = someTerms({ hasSecondAdmin: false });
    const { sent } = open({ [ADD]: DELIVERED, [REQUESTS]: someRequests([], terms) });
    await fill('Mochi', '100000');
    expect(screen.getByText(/^You are the only admin/)).toBeVisible();
    expect(screen.queryByText(/^A second admin has to confirm/)).toBeNull();
    await userEvent.type(reason(), 'Event');
    await userEvent.type(screen.getByRole('textbox', { name: /^Staff note/ }), 'mule?');
    await userEvent.click(grant());
    await waitFor(() =>
      expect(sent).toMatchObject([{ body: { amount: 100_000, reason: 'Event', note: 'mule?' } }]),
    );
  });

  it('says that points for the own account need a second admin, however few', async () => {
    open({
      '/api/logs/search-players?term=mo': {
        players: [{ id: 1, name: 'Mochi', job: 112, level: 120, account_id: someTerms().ownAccountId }],
      },
    });
    await userEvent.type(await character(), 'mo');
    await userEvent.click(await screen.findByRole('option', { name: /Mochi/ }));
    await userEvent.type(amount(), '1');
    expect(screen.getByText(/^A second admin has to confirm/)).toBeVisible();
    expect(reason()).toHaveAccessibleDescription('Required. Shown to the player.');
  });
});

describe('a grant', () => {
  it('is sent once by a double click', async () => {
    const { sent, api } = open();
    api[ADD] = DELIVERED;
    await fill('Mochi', '500');
    await userEvent.dblClick(grant());
    expect(await screen.findByText('⁨Mochi⁩ got 500 NX')).toBeVisible();
    expect(sent).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Grant more' }));
    expect(await character()).toHaveValue('');
  });

  it.each([
    ['waiting', '500 NX for ⁨Mochi⁩ is on its way'],
    ['needsConfirmation', '500 NX for ⁨Mochi⁩ needs a second admin'],
  ])('says that it is %s', async (outcome, text) => {
    open({ [ADD]: { ...DELIVERED, outcome } });
    await fill('Mochi', '500');
    await userEvent.click(grant());
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says what the server refused, until something else is typed', async () => {
    const code = {
      code: 'admin.character_not_found',
      msg: 'No character has the name "Moch".',
      requestId: 'r',
    };
    open({ [ADD]: new ApiFailure(404, code) });
    await fill('Moch', '500');
    await userEvent.click(grant());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to add points/);
    await userEvent.type(await character(), 'i');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is finished under the same key where its answer was lost', async () => {
    const { sent, api } = open();
    await fill('Mochi', '500');
    await userEvent.click(grant());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Not confirmed yet.*500 NX for ⁨Mochi⁩/);
    api[ADD] = DELIVERED;
    await userEvent.click(screen.getByRole('button', { name: 'Finish it' }));
    expect(await screen.findByText('⁨Mochi⁩ got 500 NX')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});

describe('requests for a second admin', () => {
  it('are confirmed by another one after a question', async () => {
    const { asked } = open({
      [REQUESTS]: someRequests([aRequest()]),
      '/api/admin/points/4/approve': aRequest({ state: 'approved' }),
    });
    const card = (await screen.findByText('Tamarisk')).closest('li');
    expect(card).toHaveTextContent(/250,000 NX Tamarisk.*Event prize.*Requested by.*demoadmin.* 2 hours ago/);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm: 250,000 NX, ⁨Tamarisk⁩' }));
    const dialog = screen.getByRole('dialog', { name: 'Confirm this grant?' });
    expect(dialog).toHaveTextContent('⁨Tamarisk⁩ gets 250,000 NX.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toContain('/api/admin/points/4/approve');
    expect(asked.filter((address) => address === REQUESTS)).toHaveLength(2);
  });

  it('cannot be confirmed by the admin who asked, who is told so and can withdraw them', async () => {
    open({
      [REQUESTS]: someRequests([aRequest({ isOwn: true, mayDecide: false })]),
      '/api/admin/points/4/refuse': new ApiFailure(409, {
        code: 'admin.request_decided',
        msg: 'This request has already been decided.',
        requestId: 'r',
      }),
    });
    expect(await screen.findByText('Another admin has to confirm this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Withdraw: / }));
    const dialog = screen.getByRole('dialog', { name: 'Withdraw this request?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
  });

  it('are listed with the admin who decided them', async () => {
    const decided = { decidedBy: 'demowebadm', decidedAt: Date.now() - 60_000, mayDecide: false };
    open({
      [REQUESTS]: someRequests([
        aRequest({ ...decided, state: 'approved' }),
        aRequest({ ...decided, id: 5, state: 'refused', pointType: 'vp', amount: 1, askedBy: null }),
      ]),
    });
    const table = await screen.findByRole('table', { name: 'Decided' });
    const [first, second] = within(table).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/Tamarisk.*250,000 NX.*Confirmed.*demoadmin.*demowebadm.*1 minute ago/);
    expect(second).toHaveTextContent(/1 vote point.*Rejected.*a deleted account/);
    expect(screen.getByText('Nothing is waiting')).toBeVisible();
  });

  it('say so where they cannot be asked for', async () => {
    open({
      [REQUESTS]: new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'r-7' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/grants couldn’t be loaded.*r-7/);
  });
});
