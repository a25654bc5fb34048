import { ApiFailure } from '@portico/testing/react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { BanDialog } from './decision-dialogs';
import type { Suspicion } from './suspicions.queries';
import { aSuspicion, RING } from './test/suspicions-data';

const REVIEW = '/api/admin/suspicions/review';
const banOf = (id: number) => `/api/admin/accounts/${id}/ban`;

/** Bans accounts in the dialog. The API accepts each call, except the given ones. */
async function ban(changes: Partial<Record<string, ApiFailure>>, [first, ...others] = RING) {
  if (first === undefined) throw new Error('No findings');
  const done = Object.fromEntries([20, 21, 22].map((id) => [banOf(id), { effect: 'done', account: {} }]));
  const { asked } = renderInAdmin(<BanDialog findings={[first, ...others]} onClose={() => undefined} />, {
    path: '/admin/suspicions',
    api: { ...done, [REVIEW]: { reviewed: 1 }, ...changes },
  });
  const dialog = screen.getByRole('dialog');
  const title = dialog.textContent;
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'bots{Enter}');
  const status = await within(dialog).findByRole('status');
  return { title, status, asked, banned: asked.filter((address) => address.endsWith('/ban')) };
}

describe('a ban of findings', () => {
  it('leaves accounts as they are that are banned already', async () => {
    const permanent: Suspicion['ban'] = {
      type: 'permanent',
      reason: 'bots',
      until: null,
      by: null,
      at: null,
    };
    const ring = RING.map((one) => (one.accountName === 'bert' ? { ...one, ban: permanent } : one));
    const { title, status, banned } = await ban({}, ring);
    expect(title).toMatch(/Ban 2 accounts\?.*anna, cleo/);
    expect(status).toHaveTextContent('2 accounts are banned');
    expect(banned).toEqual([banOf(20), banOf(22)]);
  });

  it('says who is banned though the findings could not be marked', async () => {
    const { status } = await ban({
      [REVIEW]: new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'r' }),
    });
    expect(status).toHaveTextContent('3 accounts are bannedMark as reviewed: Away.');
  });

  it('marks the length that was chosen until another end is written', async () => {
    const [first] = RING;
    if (first === undefined) throw new Error('No findings');
    renderInAdmin(<BanDialog findings={[first]} onClose={() => undefined} />, { path: '/', api: {} });
    const lengths = () => screen.queryAllByRole('button', { pressed: true }).map((one) => one.textContent);
    expect(lengths()).toEqual(['1 day']);
    await userEvent.click(screen.getByRole('button', { name: '7 days' }));
    expect(lengths()).toEqual(['7 days']);
    fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '2030-01-01T00:00' } });
    expect(lengths()).toEqual([]);
  });

  it('leaves what another admin wrote about a finding', async () => {
    const review = { at: Date.now(), by: 'keeper', note: 'Brothers' };
    const { asked } = await ban({}, [{ ...aSuspicion(), accountId: 20, review }]);
    expect(asked).toEqual([banOf(20)]);
  });

  it('stops once there were too many calls, and names those that are left', async () => {
    const { status, banned } = await ban({
      [banOf(21)]: new ApiFailure(429, { code: 'request.too_many', msg: 'Too many.', requestId: 'r' }),
    });
    expect(status).toHaveTextContent(/1 account is banned.*bert: .+cleo: /);
    expect(banned).toEqual([banOf(20), banOf(21)]);
  });
});
