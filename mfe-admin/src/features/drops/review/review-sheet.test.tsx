import { jest } from '@jest/globals';
import type { DropChange } from '@portico/domain';
import { signIn, signOut } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../i18n/en.json' with { type: 'json' };
import type { Checked } from '../../../shared/drops/drops.queries';

jest.unstable_mockModule('idb-keyval', () => ({
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  del: () => Promise.resolve(),
}));

const { restoreStagedDrops, stageDrops, stagedDrops } = await import('../../../shared/drops/staged-drops.js');
const { stagedOf } = await import('../../../shared/drops/change-lists.js');
const { setReviewFields } = await import('../../../shared/drops/review-fields.js');
const { ReviewSheet } = await import('./review-sheet.js');

const SETS = '/api/droprates/change-sets';
const CHECK = `${SETS}/check`;
const APPLY = `${SETS}/apply`;
const STATE = '/api/droprates/state';

const VALUES = { itemId: 4000019, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 2500 };
const EDIT: DropChange = {
  table: 'monster',
  dropperId: 100100,
  rowId: 7,
  before: VALUES,
  after: { ...VALUES, chance: 5000 },
};
const OTHER: DropChange = { ...EDIT, rowId: 8, after: null };
const FINE: Checked = {
  issues: [],
  conflicts: [],
  effects: [{ table: 'monster', dropperId: 100100, name: 'Pond Snail', paysBefore: 10, paysAfter: 13 }],
  names: { items: { 4000019: 'Green Shell' }, monsters: { 100100: 'Pond Snail' }, reactors: {}, quests: {} },
};
const APPLIED = { success: true, msg: 'Changed', changeSetId: 31, changed: 1, takesEffect: 'now', set: {} };

interface Sent {
  address: string;
  method: string;
  body: Record<string, unknown>;
  key: string | null;
}

let admins = 0;

/** The review of edits for an admin of its own, and what it sent. */
async function open(changes: DropChange[], answers: Record<string, unknown> = {}) {
  act(() => signIn(`admin${++admins}`, 'a-token'));
  await act(() => restoreStagedDrops());
  act(() => void stageDrops(stagedOf(changes)));
  const api: Record<string, unknown> = {
    [CHECK]: FINE,
    [STATE]: { canEdit: true, hasChangelog: true },
    ...answers,
  };
  const onClose = jest.fn();
  renderInPortal(<ReviewSheet onClose={onClose} />, {
    path: '/droprates?panel=review',
    api,
    texts: { 'mfe-admin': texts },
  });
  const sent: Sent[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') {
      const text = await request.clone().text();
      const body = (text === '' ? {} : JSON.parse(text)) as Sent['body'];
      sent.push({
        address: pathname,
        method: request.method,
        body,
        key: request.headers.get('idempotency-key'),
      });
    }
    return answer(request);
  };
  await screen.findAllByText('Green Shell');
  return { api, sent, onClose, applied: () => sent.filter(({ address }) => address === APPLY) };
}

const reason = () => screen.getByRole('textbox', { name: 'Reason' });
const apply = () => screen.getByRole('button', { name: /^Apply/ });
const chances = () => stagedDrops().map(({ before, after }) => [before?.chance, after?.chance]);

afterEach(() => act(() => signOut()));

describe('the review of edits', () => {
  it('says what each is, and what it means for who hunts there', async () => {
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
    const [button] = screen.getAllByRole('button', { name: 'Take this edit out: Green Shell' });
    if (button) await userEvent.click(button);
    expect(stagedDrops().map(({ rowId }) => rowId)).toEqual([8]);
    expect(screen.getByRole('button', { name: 'Apply 1 edit' })).toBeVisible();
  });

  it('says that there is nothing to review', async () => {
    await open([EDIT]);
    await userEvent.click(screen.getByRole('button', { name: /^Take this edit out/ }));
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
    expect(screen.getByText('1 edit would harm the game')).toBeVisible();
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
    renderInPortal(<ReviewSheet onClose={() => undefined} />, {
      path: '/',
      api,
      texts: { 'mfe-admin': texts },
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
    expect(reason()).toHaveAccessibleDescription('Please say why.');
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
    await userEvent.click(screen.getByRole('button', { name: 'Go on editing' }));
    expect(onClose).toHaveBeenCalled();
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

describe('a row that somebody else changed meanwhile', () => {
  const THEIRS = { ...VALUES, chance: 1000 };
  const conflicts = [
    { index: 0, now: THEIRS },
    { index: 1, now: null },
  ];

  it('is shown as it was, as it is now and as it would be, and holds the rest back', async () => {
    await open([EDIT, { ...EDIT, rowId: 8 }], { [CHECK]: { ...FINE, conflicts } });
    expect(screen.getByText('2 rows were changed by someone else meanwhile')).toBeVisible();
    const [first, second] = screen.getAllByRole('group', { name: 'Conflict: Green Shell' });
    expect(first).toHaveTextContent(/As it was0\.250%.*As it is now0\.100%.*Yours0\.500%/);
    expect(second).toHaveTextContent(/As it is nowNo row/);
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
    const dialog = await screen.findByRole('dialog', { name: /^Another admin saved this draft/ });
    expect(stagedDrops()).toHaveLength(1);
    api[`${SETS}/12`] = { ...DRAFT, changes: [OTHER] };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine over theirs' }));
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
    const dialog = await screen.findByRole('dialog', { name: /^Another admin saved this draft/ });
    api[`${SETS}/12`] = { ...DRAFT, changes: [OTHER] };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open theirs, give mine up' }));
    await waitFor(() => expect(stagedDrops().map(({ rowId }) => rowId)).toEqual([8]));
    expect(reason()).toHaveValue('Theirs');
  });
});
