import { groupsOf } from './suspicion-row';
import { aSuspicion } from './test/suspicions-data';

const DAY = 86_400_000;
const found = (id: number, accountId: number, day: number) => aSuspicion({ id, accountId, at: day * DAY });

it('counts a day on which only some accounts of a ring were found to that ring', () => {
  const ring = [found(1, 10, 9), found(2, 11, 9), found(3, 12, 9)];
  const part = [found(4, 10, 7), found(5, 11, 7)];
  const other = [found(6, 20, 8), found(7, 11, 8)];
  const groups = groupsOf([...part, ...ring, ...other]);
  expect(groups.map(({ accounts }) => accounts.map(({ accountId }) => accountId))).toEqual([
    [10, 11, 12],
    [20, 11],
  ]);
  expect(groups[0]?.findings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});
