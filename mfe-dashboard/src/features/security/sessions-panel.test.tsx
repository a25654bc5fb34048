import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { aSession } from './test/security-data';
import { SessionsPanel } from './sessions-panel';

const LIST = '/api/auth/sessions';
const HERE = aSession();
const PHONE = aSession({
  id: 's2',
  browser: 'Safari',
  system: 'iOS',
  isPhone: true,
  method: 'passkey',
  isCurrent: false,
});
const UNKNOWN = aSession({ id: 's3', browser: null, system: null, network: null, isCurrent: false });

/** Answers to the requests for the list, in this order. Calls that end sessions return nothing. */
function open(lists: unknown[], api: Record<string, unknown> = {}) {
  const answers = { ...api };
  Object.defineProperty(answers, LIST, {
    enumerable: true,
    get: () => (lists.length > 1 ? lists.shift() : lists[0]),
  });
  return renderInPortal(<SessionsPanel />, {
    path: '/dashboard/security',
    api: answers,
    texts: { 'mfe-dashboard': texts },
  });
}

const rows = () => screen.getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('sessions', () => {
  it('names the devices, marks this one and offers no way to end it', async () => {
    open([{ sessions: [HERE, PHONE, UNKNOWN] }]);
    const [here, phone, unknown] = await screen.findAllByRole('listitem');
    expect(here).toHaveTextContent(/Firefox on Windows.*This one.*network 203\.0\.\*\.\*/);
    expect(within(here ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    expect(phone).toHaveTextContent(/Safari on iOS.*Passkey/);
    expect(within(phone ?? document.body).getByRole('img', { name: 'Phone' })).toBeVisible();
    expect(unknown).toHaveTextContent('Unknown device');
    expect(unknown).not.toHaveTextContent('network');
  });

  it('asks before it ends one, then takes it away and says so', async () => {
    const { asked } = open([{ sessions: [HERE, PHONE] }, { sessions: [HERE] }], {
      [`${LIST}/s2`]: {},
    });
    await screen.findByText('Safari on iOS');
    await press('End the session on Safari on iOS');
    expect(screen.getByRole('group', { name: 'End this session?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'End it' })).toHaveFocus();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'End the session on Safari on iOS' })).toHaveFocus();
    await press('End the session on Safari on iOS');
    await press('End it');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(asked).toContain(`${LIST}/s2`);
    expect(screen.getByText('Ended: Safari on iOS').closest('[role="status"]')).toHaveFocus();
    expect(screen.getByText('You’re logged in nowhere else.')).toBeVisible();
  });

  it('ends all others at once', async () => {
    open([{ sessions: [HERE, PHONE, UNKNOWN] }, {}, { sessions: [HERE] }]);
    await screen.findByText('Safari on iOS');
    await press('Log out everywhere else');
    await press('Log out everywhere else');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText('You’re logged out everywhere else.')).toBeVisible();
  });

  it('keeps one that could not be ended, and says why', async () => {
    open([{ sessions: [HERE, PHONE] }], {
      [`${LIST}/s2`]: new ApiFailure(503, {
        code: 'database.unavailable',
        msg: 'Down',
        requestId: 'req-2',
      }),
    });
    await screen.findByText('Safari on iOS');
    await press('End the session on Safari on iOS');
    await press('End it');
    expect(await screen.findByRole('alert')).toHaveTextContent('Down');
    expect(rows()).toHaveLength(2);
  });

  it('says with its number what could not be loaded', async () => {
    open([new ApiFailure(503, { code: 'database.unavailable', msg: 'Down', requestId: 'req-3' })]);
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t be loaded.*req-3/);
  });
});
