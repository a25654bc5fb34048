import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { SuspicionsPage } from './suspicions-page';
import type { Suspicion, SuspicionRuleState, Suspicions } from './suspicions.queries';

const LIST = '/api/admin/suspicions';
const AT = Date.now() - 60_000;

const RULES: SuspicionRuleState[] = [
  { rule: 'shared-network', threshold: 4, setting: 'server.admin.suspicion.accountsPerNetwork', open: 2 },
  { rule: 'young-account', threshold: 24, setting: 'server.admin.suspicion.youngAccountHours', open: 0 },
  { rule: 'clockwork', threshold: 0, setting: 'server.admin.suspicion.rhythmVotes', open: 0 },
];

function aSuspicion(changes: Partial<Suspicion> = {}): Suspicion {
  return {
    id: 3,
    rule: 'shared-network',
    at: AT,
    accountId: 9,
    accountName: 'rook',
    evidence: [
      { name: 'accounts', value: 6 },
      { name: 'network', value: '203.0.*.*' },
      { name: 'ageMinutes', value: 90 },
    ],
    lookedAt: null,
    ...changes,
  };
}

function someSuspicions(suspicions: Suspicion[] = [aSuspicion()], pages = 1): Suspicions {
  return { rules: RULES, suspicions, pagination: { page: 1, limit: 25, total: suspicions.length, pages } };
}

function open(api: Record<string, unknown> = {}, path = '/admin/suspicions') {
  api[LIST] ??= someSuspicions();
  return renderInPortal(<SuspicionsPage />, { path, api, texts: { 'mfe-admin': texts } });
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
        [`${LIST}?state=lookedAt`]: someSuspicions([]),
        [`${LIST}?rule=clockwork&state=lookedAt`]: someSuspicions([]),
      },
      '/admin/suspicions?page=1',
    );
    await card();
    await userEvent.click(screen.getByRole('link', { name: 'Reviewed' }));
    expect(address()).toBe('/admin/suspicions?state=lookedAt');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), 'Like clockwork');
    expect(address()).toBe('/admin/suspicions?state=lookedAt&rule=clockwork');
    await waitFor(() => expect(asked).toContain(`${LIST}?rule=clockwork&state=lookedAt`));
    expect(await screen.findByRole('link', { name: 'Show findings to review' })).toHaveAttribute(
      'href',
      '/admin/suspicions',
    );
  });

  it('are marked as looked at with a note, and then say by whom', async () => {
    const api: Record<string, unknown> = {};
    const { asked } = open(api);
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as reviewed: ⁨.+⁩, .+, .+ago$/ }));
    const dialog = screen.getByRole('dialog', { name: 'Mark as reviewed' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Brothers');
    const lookedAt = { at: Date.now(), by: 'demoadmin', note: 'Brothers' };
    api[`${LIST}/3/look`] = aSuspicion({ lookedAt });
    api[LIST] = someSuspicions([aSuspicion({ lookedAt })]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as reviewed' }));
    expect(await screen.findByText(/Reviewed by ⁨demoadmin⁩ now/)).toBeVisible();
    expect(screen.getByText('Brothers')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toContain(`${LIST}/3/look`);
    expect(screen.getByRole('button', { name: /^Change note/ })).toBeVisible();
  });

  it('leave the focus in the list when they leave it', async () => {
    const api: Record<string, unknown> = {};
    open(api);
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as reviewed: / }));
    api[`${LIST}/3/look`] = aSuspicion({ lookedAt: { at: Date.now(), by: 'demoadmin', note: '' } });
    api[LIST] = someSuspicions([]);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Findings' })).toHaveFocus());
  });

  it('stay in the dialog with what went wrong', async () => {
    open({
      [`${LIST}/3/look`]: new ApiFailure(404, {
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
