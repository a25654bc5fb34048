import { storyOf } from './audit-log-page';

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
