import { signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHECK, EDIT, OTHER, SETS, open, reason, setReviewFields, stagedDrops } from '../test/open-review';

afterEach(() => act(() => signOut()));

describe('a draft', () => {
  const DRAFT = { id: 12, version: 4, state: 'draft', reason: 'Theirs', note: '', isPublic: false };

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
    const body = { code: 'drops.draft_changed', msg: 'Changed.', requestId: 'r-3' };
    const { sent, api } = await open([EDIT], { [`${SETS}/12`]: new ApiFailure(409, body) });
    act(() => setReviewFields({ draft: { id: 12, version: 1 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    const dialog = await screen.findByRole('dialog', { name: /^Another admin has saved this draft/ });
    expect(stagedDrops()).toHaveLength(1);
    api[`${SETS}/12`] = { ...DRAFT, changes: [OTHER] };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Overwrite theirs' }));
    await waitFor(() =>
      expect(sent.findLast(({ method }) => method === 'PUT')).toMatchObject({ body: { version: 4 } }),
    );
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
  });

  it('of the other admin takes the place of what is staged where that is chosen', async () => {
    const body = { code: 'drops.draft_changed', msg: 'Changed.', requestId: 'r-3' };
    const { api } = await open([EDIT], { [`${SETS}/12`]: new ApiFailure(409, body) });
    act(() => setReviewFields({ draft: { id: 12, version: 1 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    const dialog = await screen.findByRole('dialog', { name: /^Another admin has saved this draft/ });
    api[`${SETS}/12`] = { ...DRAFT, changes: [OTHER] };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard mine, open theirs' }));
    await waitFor(() => expect(stagedDrops().map(({ rowId }) => rowId)).toEqual([8]));
    expect(reason()).toHaveValue('Theirs');
  });

  it.each([
    ['Overwrite theirs', 4, [7]],
    ['Discard mine, open theirs', undefined, [8]],
  ])('goes on after "%s" when the sheet is closed meanwhile', async (name, version, rows) => {
    const body = { code: 'drops.draft_changed', msg: 'Changed.', requestId: 'r-3' };
    const { sent, api } = await open([EDIT], { [`${SETS}/12`]: new ApiFailure(409, body) });
    act(() => setReviewFields({ draft: { id: 12, version: 1 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    const dialog = await screen.findByRole('dialog', { name: /^Another admin has saved this draft/ });
    let answer = (_: unknown) => {};
    api[`${SETS}/12`] = new Promise((resolve) => (answer = resolve));
    sent.length = 0;
    await userEvent.click(within(dialog).getByRole('button', { name }));
    cleanup();
    answer({ ...DRAFT, changes: [OTHER] });
    await waitFor(() => expect(sent.find((call) => call.method === 'PUT')?.body['version']).toBe(version));
    await waitFor(() => expect(stagedDrops().map(({ rowId }) => rowId)).toEqual(rows));
  });
});
