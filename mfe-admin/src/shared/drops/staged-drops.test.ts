import { jest } from '@jest/globals';
import { signIn, signOut } from '@portico/portal-kit';
import { renderHook, act } from '@testing-library/react';
import type { StagedDrop } from './staged-drop';

/** The device's storage: values are cloned, as IndexedDB does. */
const device = new Map<string, unknown>();
let isClosed = false;

function open() {
  if (isClosed) throw new DOMException('closed', 'SecurityError');
  return device;
}

jest.unstable_mockModule('idb-keyval', () => ({
  get: async (key: string) => structuredClone(open().get(key)),
  set: async (key: string, value: unknown) => void open().set(key, structuredClone(value)),
  del: async (key: string) => void open().delete(key),
}));

const STORED = 'portico-staged-drops:';

const page = await import('./staged-drops.js');

/** Acts like a reopened page, whose memory is empty. */
async function reload() {
  act(() => signOut());
  act(() => signIn('mochi', 'a-token'));
  await page.restoreStagedDrops();
}

const VALUES = { itemId: 4000019, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 400_000 };

function edited(rowId: number, chance: number): StagedDrop {
  return {
    key: `monster:${rowId}`,
    table: 'monster',
    dropperId: 100100,
    rowId,
    before: VALUES,
    after: { ...VALUES, chance },
  };
}

const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));
const chances = () => page.stagedDrops().map(({ after }) => after?.chance);
const stage = (...edits: StagedDrop[]) => act(() => void page.stageDrops(edits));
const steps = () => renderHook(() => page.useStagedSteps()).result.current;

beforeEach(async () => {
  isClosed = false;
  device.clear();
  await reload();
  page.replaceStagedDrops();
  await settled();
});
afterEach(() => act(() => signOut()));

it('is there again after a reload, which is no step that can be undone', async () => {
  stage(edited(1, 500));
  await settled();
  await reload();
  expect(chances()).toEqual([500]);
  expect(steps()).toMatchObject({ canUndo: false, canRedo: false });
});

it('keeps what undo and redo leave', async () => {
  stage(edited(1, 500));
  stage(edited(1, 600));
  const { undo, redo } = steps();
  act(undo);
  expect(chances()).toEqual([500]);
  await settled();
  expect(device.get(`${STORED}mochi`)).toMatchObject({ drops: [{ after: { chance: 500 } }] });
  act(redo);
  await settled();
  await reload();
  expect(chances()).toEqual([600]);
});

it('does not lose what was staged to an edit that comes before it is restored', async () => {
  stage(edited(1, 500));
  await settled();
  act(() => signOut());
  act(() => signIn('mochi', 'a-token'));
  stage(edited(2, 700));
  await settled();
  expect(chances()).toEqual([500, 700]);
});

it('shows another account on the same device nothing of it, and gives it back to whom it belongs', async () => {
  stage(edited(1, 500));
  await settled();
  act(() => signIn('sable', 'b-token'));
  expect(chances()).toEqual([]);
  await settled();
  stage(edited(2, 700));
  await settled();
  expect([...device.keys()].sort()).toEqual([`${STORED}mochi`, `${STORED}sable`]);
  act(() => signIn('Mochi', 'c-token'));
  await settled();
  expect(chances()).toEqual([500]);
  expect(steps().canUndo).toBe(false);
  act(() => signOut());
  expect(chances()).toEqual([]);
});

it('follows what another tab of the same account stages', async () => {
  stage(edited(1, 500));
  await settled();
  device.set(`${STORED}mochi`, { version: 1, drops: [edited(1, 500), edited(2, 900)] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'portico-staged-drops' }));
  await settled();
  expect(chances()).toEqual([500, 900]);
});

it.each([
  ['another release', { version: 0, drops: [edited(1, 500)] }],
  ['no list', { version: 1, drops: 'many' }],
  ['a text', 'nonsense'],
])('takes nothing from %s', async (_name, value) => {
  device.set(`${STORED}mochi`, value);
  await reload();
  expect(page.stagedDrops()).toEqual([]);
});

it('leaves out edits that are none, and keeps the others', async () => {
  const good = edited(1, 500);
  const drops = [
    { ...good, key: 'monster:9' },
    { ...good, table: 'npc' },
    { ...good, rowId: null },
    { ...good, key: 'monster:null', rowId: null },
    { ...good, after: { ...VALUES, chance: '1' } },
    { ...good, after: VALUES },
    null,
    good,
    good,
  ];
  device.set(`${STORED}mochi`, { version: 1, drops });
  await reload();
  expect(page.stagedDrops()).toEqual([good]);
});

it('keeps edits with fields that it does not know, and leaves these out', async () => {
  const values = { ...VALUES, note: 'new' };
  const known = edited(1, 500);
  const more = { ...known, before: values, after: { ...values, chance: 500 }, seenAt: 1 };
  device.set(`${STORED}mochi`, { version: 1, drops: [more] });
  await reload();
  expect(page.stagedDrops()).toEqual([known]);
});

it('works without storage for as long as the page is open', async () => {
  isClosed = true;
  stage(edited(1, 500));
  await settled();
  act(() => signIn('sable', 'b-token'));
  await settled();
  expect(chances()).toEqual([]);
  await reload();
  expect(chances()).toEqual([500]);
});

it('drops an edit that leads back to how the row was', () => {
  stage(edited(1, 500));
  stage({ ...edited(1, 0), after: VALUES });
  expect(page.stagedDrops()).toEqual([]);
});

it('has no room for more than one change set holds', () => {
  const many = Array.from({ length: 25_001 }, (_, index) => edited(index + 1, 500));
  expect(page.stageDrops(many)).toBe(false);
  expect(page.stagedDrops()).toEqual([]);
});
