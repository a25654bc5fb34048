import { ApiFailure } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { SuspicionsPage } from './suspicions-page';
import type { Suspicion, SuspicionRuleState, Suspicions } from './suspicions.queries';
import { aSuspicion, AT, RING } from './test/suspicions-data';

const FINDINGS = '/api/admin/suspicions';
const LIST = `${FINDINGS}?limit=100`;

const RULES: SuspicionRuleState[] = [
  { rule: 'shared-network', threshold: 4, setting: 'server.admin.suspicion.accountsPerNetwork', open: 2 },
  { rule: 'young-account', threshold: 24, setting: 'server.admin.suspicion.youngAccountHours', open: 0 },
  { rule: 'clockwork', threshold: 0, setting: 'server.admin.suspicion.rhythmVotes', open: 0 },
];

function someSuspicions(suspicions: Suspicion[] = [aSuspicion()], pages = 1): Suspicions {
  return { rules: RULES, suspicions, pagination: { page: 1, limit: 25, total: suspicions.length, pages } };
}

function open(api: Record<string, unknown> = {}, path = '/admin/suspicions') {
  api[LIST] ??= someSuspicions();
  return renderInAdmin(<SuspicionsPage />, { path, api });
}

/** Bodies of the calls sent from now on. */
function sentBodies(): unknown[] {
  const sent: unknown[] = [];
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (input instanceof Request && input.method === 'POST') sent.push(await input.clone().json());
    return ask(input, init);
  };
  return sent;
}

const card = async () => (await screen.findByRole('link', { name: 'rook' })).closest('li');

describe('findings', () => {
  it('say what they were judged by, in words', async () => {
    open();
    const found = await card();
    expect(found).toHaveTextContent(/rook.*Shared network.*Accounts6.*Network203\.0\.\*\.\*.*1\.5 hr/);
    expect(screen.getByRole('link', { name: 'rook' })).toHaveAttribute('href', '/admin/suspicions?player=9');
    expect(screen.getByRole('link', { name: 'Timeline of ⁨rook⁩' })).toHaveAttribute(
      'href',
      `/admin/suspicions?story=9&storyAt=${AT}`,
    );
  });

  it('show evidence of another release as it came', async () => {
    const unknown = JSON.parse('{"name":"moonPhase","value":"full"}') as Suspicion['evidence'][number];
    open({ [LIST]: someSuspicions([aSuspicion({ evidence: [unknown] })]) });
    expect(await card()).toHaveTextContent('moonPhasefull');
  });

  it('are narrowed in the address', async () => {
    const { address, asked } = open(
      {
        [`${LIST}&state=reviewed`]: someSuspicions([]),
        [`${LIST}&rule=clockwork&state=reviewed`]: someSuspicions([]),
      },
      '/admin/suspicions?page=1',
    );
    await card();
    await userEvent.click(screen.getByRole('link', { name: 'Reviewed' }));
    expect(address()).toBe('/admin/suspicions?state=reviewed');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), 'Like clockwork');
    expect(address()).toBe('/admin/suspicions?state=reviewed&rule=clockwork');
    await waitFor(() => expect(asked).toContain(`${LIST}&rule=clockwork&state=reviewed`));
    expect(await screen.findByRole('link', { name: 'Show findings to review' })).toHaveAttribute(
      'href',
      '/admin/suspicions',
    );
  });

  it('are marked as reviewed with a note, and then say by whom', async () => {
    const api: Record<string, unknown> = {};
    const { asked } = open(api);
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as reviewed: ⁨.+⁩, .+, .+ago$/ }));
    const dialog = screen.getByRole('dialog', { name: 'Mark as reviewed' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Brothers');
    const review = { at: Date.now(), by: 'demoadmin', note: 'Brothers' };
    api[`${FINDINGS}/3/review`] = aSuspicion({ review });
    api[LIST] = someSuspicions([aSuspicion({ review })]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as reviewed' }));
    expect(await screen.findByText(/Reviewed by ⁨demoadmin⁩ now/)).toBeVisible();
    expect(screen.getByText('Brothers')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toContain(`${FINDINGS}/3/review`);
    expect(screen.getByRole('button', { name: /^Change note/ })).toBeVisible();
  });

  it('leave the focus in the list when they leave it', async () => {
    const api: Record<string, unknown> = {};
    open(api);
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as reviewed: / }));
    api[`${FINDINGS}/3/review`] = aSuspicion({ review: { at: Date.now(), by: 'demoadmin', note: '' } });
    api[LIST] = someSuspicions([]);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Findings' })).toHaveFocus());
  });

  it('of those who voted in a row, on however many days, are one ring', async () => {
    open({ [LIST]: someSuspicions([aSuspicion(), ...RING]) });
    const bert = await screen.findByRole('link', { name: 'bert' });
    expect(bert).toHaveAttribute('href', '/admin/suspicions?player=21');
    const ring = bert.closest('li');
    expect(ring).toHaveTextContent(/^Ring of 3annabertcleoShared network/);
    expect(ring?.parentElement?.childElementCount).toBe(2);
    expect(ring?.previousElementSibling).toHaveTextContent(/^rook/);
    expect(
      screen.getByRole('button', { name: /^Ban 3 accounts: ⁨Ring of 3⁩, Shared network/ }),
    ).toHaveTextContent('Ban 3 accounts');
    expect(screen.getByText('2 cases', { exact: false }).parentElement).toHaveTextContent(
      '2 cases · 7 findings',
    );
  });

  it('of one rule about one account are one row, which decides all of them', async () => {
    const DAY = 86_400_000;
    const days = [0, 1, 2].map((day) =>
      aSuspicion({
        id: 30 + day,
        rule: 'clockwork',
        at: AT - day * DAY,
        evidence: [{ name: 'votes', value: 8 - day }],
      }),
    );
    const review = { at: AT, by: 'demoadmin', note: '' };
    const others = [
      aSuspicion({ id: 40, rule: 'spends-at-once' }),
      aSuspicion({ id: 41, rule: 'clockwork', review }),
      aSuspicion({ id: 42, rule: 'clockwork', review }),
    ];
    const api: Record<string, unknown> = { [LIST]: someSuspicions([...days, ...others]) };
    open(api);
    const sent = sentBodies();
    const [name] = await screen.findAllByRole('link', { name: 'rook' });
    const rows = [...(name?.closest('ul')?.children ?? [])];
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent(/^rookLike clockwork\d minutes? ago3 findingsVotes8/);
    expect(rows[1]).not.toHaveTextContent(/findings/);
    const [first] = screen.getAllByRole('button', { name: /^Mark as reviewed: ⁨rook⁩, Like clockwork/ });
    if (first === undefined) throw new Error('No button');
    await userEvent.click(first);
    const dialog = within(screen.getByRole('dialog', { name: 'Mark as reviewed' }));
    expect(dialog.getByText('rook')).toBeVisible();
    api[`${FINDINGS}/review`] = { reviewed: 3 };
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as reviewed' }));
    await waitFor(() => expect(sent).toContainEqual({ ids: [30, 31, 32] }));
  });

  it('are marked many at once', async () => {
    const api: Record<string, unknown> = { [LIST]: someSuspicions([aSuspicion(), ...RING]) };
    open(api);
    const sent = sentBodies();
    const bar = within(await screen.findByRole('group', { name: 'Selected findings' }));
    expect(bar.getByRole('button', { name: 'Review selected' })).toBeDisabled();
    await userEvent.click(bar.getByRole('checkbox', { name: 'Select all' }));
    expect(bar.getByRole('status')).toHaveTextContent('7 selected');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ⁨rook⁩, Shared network' }));
    expect(bar.getByRole('status')).toHaveTextContent('6 selected');
    await userEvent.click(bar.getByRole('button', { name: 'Review selected' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mark as reviewed' }));
    api[`${FINDINGS}/review`] = { reviewed: 6 };
    api[LIST] = someSuspicions([aSuspicion()]);
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as reviewed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toContainEqual({ ids: [10, 11, 12, 13, 14, 15] });
    expect(bar.getByRole('status')).toHaveTextContent('');
  });

  it('lead to a ban of a ring, for a reason that the admin writes, which says who was not banned', async () => {
    const api: Record<string, unknown> = { [LIST]: someSuspicions(RING) };
    for (const id of [20, 21]) api[`/api/admin/accounts/${id}/ban`] = { effect: 'done', account: {} };
    api['/api/admin/accounts/22/ban'] = new ApiFailure(403, {
      code: 'admin.higher_role',
      msg: 'Only an admin of a higher GM level can do this to an admin.',
      requestId: 'r',
    });
    api[`${FINDINGS}/review`] = { reviewed: 4 };
    open(api);
    const sent = sentBodies();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select ⁨Ring of 3⁩/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Ban selected' }));
    const dialog = screen.getByRole('dialog', { name: 'Ban 3 accounts?' });
    expect(within(dialog).getByRole('textbox', { name: 'Note' })).toHaveValue('Shared network');
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ban' }));
    expect(reason).toBeInvalid();
    await userEvent.type(reason, 'One vote a household');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ban' }));
    expect(await within(dialog).findByRole('status')).toHaveTextContent(
      /2 accounts are banned.*cleo: .*higher GM level/,
    );
    expect(sent[0]).toMatchObject({ reason: 'One vote a household' });
    expect(sent.at(-1)).toEqual({ ids: [10, 11, 12, 13], note: 'Shared network' });
  });

  it('mark who is banned, and are banned in two presses', async () => {
    const ban = { type: 'permanent', reason: 'bots', until: null, by: 'keeper', at: 5 } as const;
    open({ [LIST]: someSuspicions([aSuspicion({ ban })]) });
    expect(await card()).toHaveTextContent('rookBanned permanently · keeper');
    expect(screen.queryByRole('button', { name: /^Ban: ⁨rook⁩/ })).toBeNull();
  });

  it('of accounts that were banned before are reviewed with one press', async () => {
    const ban = { type: 'permanent', reason: 'bots', until: null, by: null, at: null } as const;
    const ring = RING.map((one) => (one.accountName === 'bert' ? { ...one, ban } : one));
    const api: Record<string, unknown> = { [LIST]: someSuspicions([aSuspicion(), ...ring]) };
    open(api);
    const sent = sentBodies();
    const press = await screen.findByRole('button', {
      name: 'Mark 2 findings of banned accounts as reviewed',
    });
    expect((await screen.findByRole('link', { name: 'bert' })).closest('li')).toHaveTextContent('bertBanned');
    api[`${FINDINGS}/review`] = new ApiFailure(503, {
      code: 'database.unavailable',
      msg: 'Away.',
      requestId: 'r',
    });
    await userEvent.click(press);
    expect(await screen.findByText('Away.')).toBeVisible();
    api[`${FINDINGS}/review`] = { reviewed: 2 };
    api[LIST] = someSuspicions([aSuspicion()]);
    await userEvent.click(press);
    await waitFor(() => expect(screen.queryByRole('button', { name: /of banned accounts/ })).toBeNull());
    expect(sent.at(-1)).toEqual({ ids: [12, 13], note: 'The account is banned.' });
    expect(screen.getByRole('group', { name: 'Findings' })).toHaveFocus();
  });

  it('stay in the dialog with what went wrong', async () => {
    open({
      [`${FINDINGS}/3/review`]: new ApiFailure(404, {
        code: 'admin.suspicion_not_found',
        msg: 'This finding no longer exists.',
        requestId: 'r',
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as reviewed/ }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as reviewed' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
  });

  it('say so where there are none, and where they cannot be asked for', async () => {
    const { unmount } = open({ [LIST]: someSuspicions([]) });
    expect(await screen.findByText('Nothing suspicious')).toBeVisible();
    unmount();
    open({ [LIST]: new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'r-5' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(/findings couldn’t be loaded.*r-5/);
  });
});

it('each rule says where it begins and which setting changes that', async () => {
  open();
  const rules = await screen.findByRole('region', { name: 'Rules' });
  const rows = within(rules).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(
    /Accounts: 4 or more.*2 to review.*server\.admin\.suspicion\.accountsPerNetwork/,
  );
  expect(rows[1]).toHaveTextContent('Younger than 1 day');
  expect(rows[2]).toHaveTextContent(/Like clockwork.*Off/);
  expect(within(rules).getByRole('link', { name: 'Shared network' })).toHaveAttribute(
    'href',
    '/admin/suspicions?rule=shared-network',
  );
});
