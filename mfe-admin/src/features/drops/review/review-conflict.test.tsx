import { signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  APPLY,
  CHECK,
  EDIT,
  FINE,
  OTHER,
  SETS,
  apply,
  chances,
  open,
  reason,
  setReviewFields,
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

describe('a draft', () => {
  const DRAFT = { id: 12, version: 4, state: 'draft', reason: 'Theirs', note: '', isPublic: false };

  /** The next choice if another admin also saved the draft. */
  async function openChanged() {
    const body = { code: 'drops.draft_changed', msg: 'Changed.', requestId: 'r-3' };
    const opened = await open([EDIT], { [`${SETS}/12`]: new ApiFailure(409, body) });
    act(() => setReviewFields({ draft: { id: 12, version: 1 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    const dialog = await screen.findByRole('dialog', { name: /^Another admin has saved this draft/ });
    const choose = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
    return { ...opened, choose };
  }

  it('is saved without a reason, then saved over by its version', async () => {
    const { sent, api } = await open([EDIT], { [SETS]: { ...DRAFT, version: 1 } });
    api[`${SETS}/12`] = { ...DRAFT, version: 2 };
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(stagedDrops()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() =>
      expect(sent.filter(({ address }) => address !== CHECK)).toMatchObject([
        { address: SETS, method: 'POST', body: { changes: [EDIT], reason: '' } },
        { address: `${SETS}/12`, method: 'PUT', body: { version: 1 } },
      ]),
    );
  });

  it('that another admin saved meanwhile leads to a choice', async () => {
    const { sent, api, choose } = await openChanged();
    expect(stagedDrops()).toHaveLength(1);
    api[`${SETS}/12`] = { ...DRAFT, changes: [OTHER] };
    await choose('Overwrite theirs');
    await waitFor(() =>
      expect(sent.findLast(({ method }) => method === 'PUT')).toMatchObject({ body: { version: 4 } }),
    );
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
  });

  it('of the other admin takes the place of what is staged where that is chosen', async () => {
    const { api, choose } = await openChanged();
    api[`${SETS}/12`] = { ...DRAFT, changes: [OTHER] };
    await choose('Discard mine, open theirs');
    await waitFor(() => expect(stagedDrops().map(({ rowId }) => rowId)).toEqual([8]));
    expect(reason()).toHaveValue('Theirs');
  });

  it.each([
    ['Overwrite theirs', 4, [7]],
    ['Discard mine, open theirs', undefined, [8]],
  ])('goes on after "%s" when the sheet is closed meanwhile', async (name, version, rows) => {
    const { sent, api, choose } = await openChanged();
    let answer: (theirs: unknown) => void = () => undefined;
    api[`${SETS}/12`] = new Promise((resolve) => (answer = resolve));
    sent.length = 0;
    await choose(name);
    cleanup();
    answer({ ...DRAFT, changes: [OTHER] });
    await waitFor(() => expect(sent.find((call) => call.method === 'PUT')?.body['version']).toBe(version));
    await waitFor(() => expect(stagedDrops().map(({ rowId }) => rowId)).toEqual(rows));
  });
});
