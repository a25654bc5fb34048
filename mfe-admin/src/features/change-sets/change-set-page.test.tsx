import { jest } from '@jest/globals';
import { signIn, signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderInAdmin } from '../../test/render-in-admin';
import { PUBLIC_ANSWERS, PublicPages, timesRead } from '../../shared/drops/test/public-pages';
import { aSet, CHANGES, FINE } from './test/change-sets-data';

jest.unstable_mockModule('idb-keyval', () => ({
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  del: () => Promise.resolve(),
}));

const { restoreStagedDrops, stageDrops, stagedDrops } = await import('../../shared/drops/staged-drops.js');
const { stagedOf } = await import('../../shared/drops/staged-drop.js');
const { ChangeSetPage } = await import('./change-set-page.js');

const SET = '/api/droprates/change-sets/31';
const CHECK = '/api/droprates/change-sets/check';
const UNDO = `${SET}/undo`;
const DRAFT = aSet({ state: 'draft', appliedAt: null, mayUndo: false });

let admins = 0;

async function open(api: Record<string, unknown>) {
  act(() => signIn(`keeper${++admins}`, 'a-token'));
  await act(() => restoreStagedDrops());
  const rendered = renderInAdmin(
    <>
      <PublicPages />
      <Routes>
        <Route path="/droprates/changes/:id" element={<ChangeSetPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { path: '/droprates/changes/31', api: Object.assign(api, PUBLIC_ANSWERS) },
  );
  return { ...rendered, api };
}

afterEach(() => act(() => signOut()));

it('shows every row before and after, who changed it, and where it is written down', async () => {
  await open({ [SET]: aSet({ note: 'Shells fall more often' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Too rare' })).toBeVisible();
  expect(screen.getByText('Change #31')).toBeVisible();
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent(/Green Shell.*0\.250%.*0\.500%.*about 200 kills instead of 400/);
  expect(second).toHaveTextContent(/Mesos.*Added/);
  expect(screen.getByText('Shells fall more often')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the entry' })).toHaveAttribute(
    'href',
    '/admin/logs/audit?action=drops-apply',
  );
  expect(screen.getByRole('link', { name: '=Pond Snail' })).toHaveAttribute(
    'href',
    '/droprates?dropper=100100',
  );
});

it('tells who changed what and why before the list of the edits, which may be long', async () => {
  await open({ [SET]: aSet() });
  const list = await screen.findByRole('list', { name: 'Edits, before and after' });
  const facts = screen.getByRole('heading', { name: 'Details' });
  expect(facts.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says that there is no such set', async () => {
  await open({
    [SET]: new ApiFailure(404, { code: 'drops.change_set_not_found', msg: 'Gone.', requestId: 'r' }),
  });
  expect(await screen.findByRole('heading', { name: 'Change not found' })).toBeVisible();
});

it('draws the rows that are in sight of a set of thousands', async () => {
  // Without a layout every line would be 0 px high.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...CHANGES[0], rowId: index + 1 }));
  await open({ [SET]: { ...aSet(), changes: many } });
  expect(await screen.findByRole('list', { name: 'Edits, before and after' })).toBeInTheDocument();
  const { length } = screen.getAllByRole('article');
  expect(length).toBeGreaterThan(8);
  expect(length).toBeLessThan(100);
  jest.restoreAllMocks();
});

describe('an undo', () => {
  it('asks why, and says when it is live', async () => {
    const { api, asked } = await open({ [SET]: aSet(), [CHECK]: FINE });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = screen.getByRole('dialog', { name: 'Undo change #31?' });
    expect(within(dialog).getByText(/^2 rows go back to what they were/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    expect(asked).not.toContain(UNDO);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A slip');
    api[UNDO] = { success: true, msg: '', changeSetId: 32, changed: 2, takesEffect: 'restart', set: {} };
    api[SET] = aSet({ state: 'undone', mayUndo: false, undoneBy: 32 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The change was undone')).toBeVisible();
    expect(screen.getByText('It takes effect after the game’s next restart.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Undone by #32' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(timesRead(asked)).toEqual([2, 2, 2]);
  });

  it('shows row by row what stands in its way', async () => {
    const conflicts = [{ index: 0, now: null }];
    const issues = [{ index: 1, code: 'quantity-crash', isRefused: true, params: {} }];
    const { asked } = await open({ [SET]: aSet(), [CHECK]: { ...FINE, conflicts, issues } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('2 rows block the undo');
    const [first, second] = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Green Shell.*=Pond Snail.*After this change0\.500% · 1.*NowNo row/);
    expect(second).toHaveTextContent(/The game would stop at this row/);
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(asked).not.toContain(UNDO);
  });

  it('is finished under the same key where its answer was lost', async () => {
    const lost = new ApiFailure(504, { code: 'portal.internal', msg: 'Lost.', requestId: 'r-9' });
    const { api } = await open({ [SET]: aSet(), [CHECK]: FINE, [UNDO]: lost });
    const keys: (string | null)[] = [];
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/undo')) keys.push(request.headers.get('idempotency-key'));
      return answer(request);
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Reason' }), 'A slip');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /Not confirmed yet.*Undo of change #31/,
    );
    api[UNDO] = { success: true, msg: '', changeSetId: 32, changed: 2, takesEffect: 'now', set: {} };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Finish it' }));
    expect(await screen.findByText('The change was undone')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('says what the server refused', async () => {
    const body = { code: 'drops.not_undoable', msg: 'Undone already.', requestId: 'r-8' };
    await open({ [SET]: aSet(), [CHECK]: FINE, [UNDO]: new ApiFailure(409, body) });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Reason' }), 'A slip');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/The undo failed.*r-8/);
  });
});

describe('a draft', () => {
  it('goes on in the editor', async () => {
    const { address } = await open({ [SET]: DRAFT });
    await userEvent.click(await screen.findByRole('button', { name: 'Open in the editor' }));
    await waitFor(() => expect(address()).toBe('/droprates?panel=review'));
    expect(stagedDrops()).toMatchObject(CHANGES);
  });

  it('asks before it takes the place of what is staged', async () => {
    await open({ [SET]: DRAFT });
    act(
      () =>
        void stageDrops(
          stagedOf([
            { table: 'monster', dropperId: 1, rowId: 1, before: CHANGES[0]?.before ?? null, after: null },
          ]),
        ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Open in the editor' }));
    const dialog = screen.getByRole('dialog', { name: 'Replace what is staged?' });
    expect(stagedDrops()).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace' }));
    expect(stagedDrops()).toMatchObject(CHANGES);
  });

  it('is thrown away after a question', async () => {
    const { address, asked } = await open({ [SET]: DRAFT });
    await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
    const dialog = screen.getByRole('dialog', { name: 'Discard draft #31?' });
    expect(asked.filter((one) => one === SET)).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(address()).toBe('/droprates/changes'));
  });
});
