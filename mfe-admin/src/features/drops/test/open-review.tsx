import { jest } from '@jest/globals';
import type { DropChange } from '@portico/domain';
import { signIn } from '@portico/portal-kit';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInAdmin } from '../../../test/render-in-admin';
import type { Checked } from '../../../shared/drops/drops.queries';

jest.unstable_mockModule('idb-keyval', () => ({
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  del: () => Promise.resolve(),
}));

const { restoreStagedDrops, stageDrops, stagedDrops } = await import('../../../shared/drops/staged-drops.js');
const { stagedOf } = await import('../../../shared/drops/staged-drop.js');
const { setReviewFields } = await import('../../../shared/drops/review-fields.js');
const { ReviewSheet } = await import('../review/review-sheet.js');

export const SETS = '/api/droprates/change-sets';
export const CHECK = `${SETS}/check`;
export const APPLY = `${SETS}/apply`;
export const STATE = '/api/droprates/state';

export const VALUES = { itemId: 4000019, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 2500 };
export const EDIT: DropChange = {
  table: 'monster',
  dropperId: 100100,
  rowId: 7,
  before: VALUES,
  after: { ...VALUES, chance: 5000 },
};
export const OTHER: DropChange = { ...EDIT, rowId: 8, after: null };
export const FINE: Checked = {
  issues: [],
  conflicts: [],
  effects: [{ table: 'monster', dropperId: 100100, name: 'Pond Snail', paysBefore: 10, paysAfter: 13 }],
  names: { items: { 4000019: 'Green Shell' }, monsters: { 100100: 'Pond Snail' }, reactors: {}, quests: {} },
};
export const APPLIED = {
  success: true,
  msg: 'Changed',
  changeSetId: 31,
  changed: 1,
  takesEffect: 'now',
  set: {},
};

interface Sent {
  address: string;
  method: string;
  body: Record<string, unknown>;
  key: string | null;
}

let admins = 0;

/** The review of edits for a new admin, and the calls that it sent. */
export async function open(changes: DropChange[], answers: Record<string, unknown> = {}, beside?: ReactNode) {
  act(() => signIn(`admin${++admins}`, 'a-token'));
  await act(() => restoreStagedDrops());
  act(() => void stageDrops(stagedOf(changes)));
  const api: Record<string, unknown> = {
    [CHECK]: FINE,
    [STATE]: { canEdit: true, hasChangelog: true },
    ...answers,
  };
  const onClose = jest.fn();
  const { asked } = renderInAdmin(
    <>
      {beside}
      <ReviewSheet onClose={onClose} />
    </>,
    { path: '/droprates?panel=review', api },
  );
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
  return { api, asked, sent, onClose, applied: () => sent.filter(({ address }) => address === APPLY) };
}

export const reason = () => screen.getByRole('textbox', { name: 'Reason' });
export const apply = () => screen.getByRole('button', { name: /^Apply/ });
export const chances = () => stagedDrops().map(({ before, after }) => [before?.chance, after?.chance]);

export { restoreStagedDrops, ReviewSheet, setReviewFields, stageDrops, stagedDrops, stagedOf };
