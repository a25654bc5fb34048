import { challengeOf, sortsOfMode } from './ironman.js';

test.each([
  [{ mode: 0, deaths: 0, groupId: null }, undefined],
  [{ mode: 0, deaths: 3, groupId: 4 }, undefined],
  [{ mode: 1, deaths: 0, groupId: null }, 'regular'],
  [{ mode: 1, deaths: 2, groupId: null }, 'hardcore-fallen'],
  [{ mode: 2, deaths: 0, groupId: null }, 'hardcore'],
  [{ mode: 2, deaths: 1, groupId: null }, 'hardcore-fallen'],
  [{ mode: 3, deaths: 0, groupId: 4 }, 'group-ironman'],
  [{ mode: 3, deaths: 9, groupId: 4 }, 'group-ironman'],
  [{ mode: 3, deaths: 0, groupId: null }, undefined],
  [{ mode: 3, deaths: 0, groupId: 0 }, undefined],
  [{ mode: 4, deaths: 0, groupId: 4 }, undefined],
])('ranks %j as %s', (standing, challenge) => {
  expect(challengeOf(standing)).toBe(challenge);
});

test('counts boss kills and playtime for challenges alone', () => {
  expect(sortsOfMode('all')).toEqual(['level', 'fame']);
  expect(sortsOfMode('hardcore-fallen')).toEqual(['level', 'fame', 'bosses', 'playtime']);
});
