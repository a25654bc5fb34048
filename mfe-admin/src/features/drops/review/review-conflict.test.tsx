import { signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  APPLY,
  CHECK,
  EDIT,
  FINE,
  OTHER,
  apply,
  chances,
  open,
  reason,
  stagedDrops,
  VALUES,
} from '../test/open-review';

afterEach(() => act(() => signOut()));

describe('a row that somebody else changed meanwhile', () => {
  const THEIRS = { ...VALUES, chance: 1000 };
  const conflicts = [
    { index: 0, now: THEIRS },
    { index: 1, now: null },
  ];

  it('is shown as it was, as it is now and as it would be, and holds the rest back', async () => {
    await open([EDIT, { ...EDIT, rowId: 8 }], { [CHECK]: { ...FINE, conflicts } });
    expect(screen.getByText('Someone else has changed 2 rows')).toBeVisible();
    const [first, second] = screen.getAllByRole('group', { name: 'Conflict: Green Shell' });
    expect(first).toHaveTextContent(/Before0\.250%.*Now0\.100%.*Yours0\.500%/);
    expect(second).toHaveTextContent(/NowNo row/);
    expect(apply()).toBeDisabled();
    expect(stagedDrops()).toHaveLength(2);
  });

  it('takes the own edit on top of what it is now, for one or for all', async () => {
    const { api } = await open([EDIT, { ...EDIT, rowId: 8 }], { [CHECK]: { ...FINE, conflicts } });
    const [keep] = screen.getAllByRole('button', { name: 'Keep mine' });
    api[CHECK] = { ...FINE, conflicts: [{ index: 1, now: null }] };
    if (keep) await userEvent.click(keep);
    expect(chances()).toEqual([
      [1000, 5000],
      [2500, 5000],
    ]);
    api[CHECK] = FINE;
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine for all' }));
    expect(chances()).toEqual([
      [1000, 5000],
      [undefined, 5000],
    ]);
    await waitFor(() => expect(apply()).toBeEnabled());
  });

  it('stays as it is now where theirs is taken', async () => {
    const { api } = await open([EDIT, OTHER], {
      [CHECK]: { ...FINE, conflicts: [{ index: 0, now: THEIRS }] },
    });
    api[CHECK] = FINE;
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(stagedDrops().map(({ rowId }) => rowId)).toEqual([8]);
  });

  it('is found when it is applied too', async () => {
    const body = { code: 'drops.conflict', msg: 'Changed meanwhile.', requestId: 'r-2' };
    const { api } = await open([EDIT], { [APPLY]: new ApiFailure(409, body) });
    api[CHECK] = { ...FINE, conflicts: [{ index: 0, now: THEIRS }] };
    await userEvent.type(reason(), 'Too rare');
    await userEvent.click(apply());
    expect(await screen.findByRole('group', { name: 'Conflict: Green Shell' })).toBeVisible();
    expect(stagedDrops()).toHaveLength(1);
  });
});
