import { renderInAdmin } from '../../../test/render-in-admin';
import { type ActChange, storyOf, useChangeWords } from './audit-changes';

it('tells reason, change and the rest apart', () => {
  expect(
    storyOf({
      reason: 'two accounts',
      before: { banned: false, until: null },
      after: { banned: true, until: null },
      character: 'Oriel',
      grants: [1, 2],
      nothing: null,
    }),
  ).toEqual({
    reason: 'two accounts',
    changes: [{ name: 'banned', before: 'false', after: 'true' }],
    facts: [
      { name: 'character', text: 'Oriel' },
      { name: 'grants', text: '[1,2]' },
    ],
  });
});

it('reads numbers as before and after too, and what had none', () => {
  expect(storyOf({ before: 100, after: 300 }).changes).toEqual([{ name: '', before: '100', after: '300' }]);
  expect(storyOf({ after: { level: 'x' } }).changes).toEqual([
    { name: 'level', before: undefined, after: 'x' },
  ]);
  expect(storyOf({})).toEqual({ reason: undefined, changes: [], facts: [] });
});

it('reads the rows of drop edits, leaves out what stayed, and an empty value', () => {
  const row = { id: 9, dropperid: 100, itemid: 2000, minimum_quantity: 1, maximum_quantity: 3, questid: 0 };
  const before = JSON.stringify({ ...row, chance: 1000 });
  const after = JSON.stringify({ ...row, chance: 20_000, maximum_quantity: 1 });
  expect(storyOf({ table: 'monster', before, after }).changes).toEqual([
    { name: 'chance', before: '1000', after: '20000' },
    { name: 'quantity', before: '1–3', after: '1' },
  ]);
  expect(storyOf({ table: 'monster', before: null, after }).changes.map(({ name }) => name)).toEqual([
    'item',
    'chance',
    'quantity',
  ]);
  expect(storyOf({ before: '', after: 'seen' }).changes).toEqual([
    { name: '', before: undefined, after: 'seen' },
  ]);
  expect(storyOf({ before: 100, after: 100 }).changes).toEqual([]);
});

function openWords(action: string, details: Record<string, unknown>, change: ActChange) {
  function Words() {
    const { label, lang, before, after } = useChangeWords()({ action, details }, change);
    return <pre lang={lang}>{[label, before, after].join('|')}</pre>;
  }
  const { container } = renderInAdmin(<Words />, { path: '/admin/logs/audit', api: {} });
  return container.querySelector('pre');
}

const wordsOf = (...words: Parameters<typeof openWords>) => openWords(...words)?.textContent ?? '';

it.each([
  ['ban', {}, ['none', 'permanent'], /^\|Not banned\|Banned permanently$/],
  [
    'unban',
    {},
    ['temporary until 2026-12-02T08:00:00.000Z', 'none'],
    /^\|Banned until Dec 2, 2026.*\|Not banned$/,
  ],
  ['factor-reset', {}, ['app codes, passkeys: 2', 'none'], /^Second factor\|On\|Off \(password only\)$/],
  ['sign-out-everywhere', {}, ['2', '0'], /^Site sessions\|2\|0$/],
  ['points-add', { pointType: 'nx' }, ['53100', '58100'], /^NX\|53,100\|58,100$/],
  ['points-approve', {}, ['waiting', 'approved'], /^\|Waiting for a second admin\|Confirmed$/],
  ['news-edit', {}, ['draft', 'published'], /^State\|Draft\|Published$/],
  ['release-upload', {}, [undefined, '1.4.0-a1'], /^Version\|\|1\.4\.0-a1$/],
] as const)('words a change by %s', (action, details, [before, after], text) => {
  expect(wordsOf(action, details, { name: '', before, after })).toMatch(text);
});

it('words the changes of a drop by its table', () => {
  const change = { name: 'chance', before: undefined, after: '4' };
  expect(wordsOf('drops-apply', { table: 'reactor' }, change)).toBe('Chance||25.000%');
  expect(wordsOf('drops-apply', { table: 'monster' }, { ...change, after: '20000' })).toBe('Chance||2.000%');
  expect(wordsOf('drops-apply', {}, { ...change, name: 'item', after: '2000' })).toBe('Item||#2000');
  expect(wordsOf('anything', {}, { name: 'older', before: 'a', after: 'b' })).toBe('older|a|b');
});

it('marks a name without a text as English', () => {
  const change = { name: 'chance', before: undefined, after: '4' };
  expect(openWords('drops-apply', {}, change)).not.toHaveAttribute('lang');
  expect(openWords('anything', {}, { ...change, name: 'older' })).toHaveAttribute('lang', 'en');
});
