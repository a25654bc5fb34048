import { signIn, signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { PUBLIC_ANSWERS, PublicPages, timesRead } from '../../../shared/drops/test/public-pages';
import {
  APPLIED,
  APPLY,
  CHECK,
  EDIT,
  FINE,
  OTHER,
  STATE,
  apply,
  open,
  reason,
  restoreStagedDrops,
  ReviewSheet,
  stageDrops,
  stagedDrops,
  stagedOf,
  VALUES,
} from '../test/open-review';

afterEach(() => act(() => signOut()));

describe('the review of edits', () => {
  it('says what each edit is, and what it means for players who hunt there', async () => {
    await open([EDIT, OTHER]);
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/Green Shell.*Changed.*0\.250%.*0\.500%/);
    expect(first).toHaveTextContent('First drop after about 200 kills instead of 400.');
    expect(second).toHaveTextContent(/Removed.*No longer drops here\./);
    expect(screen.getByText('A kill now pays 1.3x: 13 mesos instead of 10.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pond Snail' })).toHaveAttribute(
      'href',
      '/droprates?dropper=100100',
    );
  });

  it('takes single edits out', async () => {
    await open([EDIT, OTHER]);
    const [button] = screen.getAllByRole('button', { name: 'Remove this edit: Green Shell' });
    if (button) await userEvent.click(button);
    expect(stagedDrops().map(({ rowId }) => rowId)).toEqual([8]);
    expect(screen.getByRole('button', { name: 'Apply 1 edit' })).toBeVisible();
  });

  it('says that there is nothing to review', async () => {
    await open([EDIT]);
    await userEvent.click(screen.getByRole('button', { name: /^Remove this edit/ }));
    expect(await screen.findByText('Nothing is staged')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  });

  it('has what would harm the game first, and applies nothing then', async () => {
    const issues = [
      { index: 0, code: 'always-and-only-here', isRefused: false, params: {} },
      { index: 1, code: 'quantity-crash', isRefused: true, params: {} },
    ];
    const crash = { ...EDIT, rowId: 8, dropperId: 2, after: { ...VALUES, minQuantity: 5, maxQuantity: 5 } };
    await open([EDIT, crash], { [CHECK]: { ...FINE, issues } });
    const [first, second] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByText(/^The game would stop at this row/)).toBeVisible();
    expect(within(second as HTMLElement).getByText(/^Always drops here/)).toBeVisible();
    expect(screen.getByText('1 edit would break the game')).toBeVisible();
    expect(apply()).toBeDisabled();
  });

  it('can be asked to check again where no answer came', async () => {
    const failure = new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'r-5' });
    act(() => signIn('mochi', 'a-token'));
    await act(() => restoreStagedDrops());
    act(() => void stageDrops(stagedOf([EDIT])));
    const api: Record<string, unknown> = {
      [CHECK]: failure,
      [STATE]: { canEdit: true, hasChangelog: false },
    };
    renderInAdmin(<ReviewSheet onClose={() => undefined} />, {
      path: '/',
      api,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t be checked.*r-5/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    api[CHECK] = FINE;
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Green Shell')).toBeVisible();
    act(() => void stagedDrops());
  });
});

describe('applying', () => {
  it('asks why first', async () => {
    const { applied } = await open([EDIT]);
    await userEvent.click(apply());
    expect(reason()).toHaveFocus();
    expect(reason()).toHaveAccessibleDescription('Please enter a reason.');
    expect(applied()).toEqual([]);
  });

  it('sends the edits once, says when they are live, and leads to the set and back', async () => {
    const { applied, onClose } = await open([EDIT], { [APPLY]: APPLIED });
    await userEvent.type(reason(), ' Too rare ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note for players' }), 'Shells fall more often');
    await userEvent.dblClick(apply());
    expect(await screen.findByRole('status')).toHaveTextContent('Applied: 1 rowIt is live in the game now.');
    expect(applied()).toEqual([
      expect.objectContaining({
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: { changes: [EDIT], reason: 'Too rare', isPublic: true, note: 'Shells fall more often' },
      }),
    ]);
    expect(stagedDrops()).toEqual([]);
    expect(screen.getByRole('link', { name: 'See change #31' })).toHaveAttribute(
      'href',
      '/droprates/changes/31',
    );
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('makes public pages of the same tab read drops again', async () => {
    const { asked } = await open([EDIT], { [APPLY]: APPLIED, ...PUBLIC_ANSWERS }, <PublicPages />);
    expect(timesRead(asked)).toEqual([1, 1, 1]);
    await userEvent.type(reason(), 'Too rare');
    await userEvent.click(apply());
    expect(await screen.findByText('Applied: 1 row')).toBeVisible();
    await waitFor(() => expect(timesRead(asked)).toEqual([2, 2, 2]));
  });

  it('is finished under the same key where its answer was lost', async () => {
    const { applied, api } = await open([EDIT]);
    await userEvent.type(reason(), 'Too rare');
    await userEvent.click(apply());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Not confirmed yet.*1 edit/);
    expect(stagedDrops()).toHaveLength(1);
    api[APPLY] = APPLIED;
    await userEvent.click(screen.getByRole('button', { name: 'Finish it' }));
    expect(await screen.findByText('Applied: 1 row')).toBeVisible();
    expect(applied()).toHaveLength(2);
    expect(applied()[1]).toEqual(applied()[0]);
    expect(stagedDrops()).toEqual([]);
  });

  it('has the focus on a call without answer when it is opened again', async () => {
    await open([EDIT]);
    await userEvent.type(reason(), 'Too rare');
    await userEvent.click(apply());
    await screen.findByText(/^Not confirmed yet/);
    cleanup();
    renderInAdmin(<ReviewSheet onClose={() => undefined} />, { path: '/' });
    const notice = await screen.findByRole('alert');
    expect(notice.closest('[tabindex]')).toHaveFocus();
  });

  it.each([
    [[EDIT, OTHER], 'Error updating drop rate'],
    [[OTHER], 'Error deleting drop'],
  ])('says what failed, with the number of the call (%#)', async (changes, title) => {
    const failure = new ApiFailure(503, { code: 'game.feature_off', msg: 'Off.', requestId: 'r-9' });
    const refusal = new ApiFailure(409, failure.body);
    await open(changes, { [APPLY]: refusal });
    await userEvent.type(reason(), 'Too rare');
    await userEvent.click(apply());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent('r-9');
    expect(stagedDrops()).toHaveLength(changes.length);
  });
});
