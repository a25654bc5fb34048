import { gameTimeText } from '@portico/services/game';
import { DAY_MS } from '@portico/domain';
import { partOf, standingIn } from '../../../../src/modules/rankings/daily/packed-day.js';
import { DEMO_TODAY } from '../shared/demo-calendar.js';
import { DEMO_HISTORY_DAYS, demoRankHistory } from './demo-rank-history.js';

/** Characters of all ages: some began within the months shown, some stopped long ago, some play today. */
const characters = Array.from({ length: 60 }, (_, index) => ({
  id: index * 50 + 1,
  level: 1 + ((index * 37) % 200),
  exp: (index * 7919) % 5000,
  gmLevel: index === 59 ? 3 : 0,
  createdAt: gameTimeText(DEMO_TODAY - (20 + index * 10) * DAY_MS),
  lastLogoutAt: gameTimeText(DEMO_TODAY - (index % 3) * 9 * DAY_MS),
}));

describe('the rank history of the demo world', () => {
  const history = demoRankHistory(characters, DEMO_TODAY);
  const lastDay = Math.floor(DEMO_TODAY / DAY_MS) - 1;

  const courseOf = (id: number) =>
    history
      .filter(({ part }) => part === partOf(id))
      .flatMap(({ day, data }) => {
        const standing = standingIn(data, id);
        return standing === undefined ? [] : [{ day, ...standing }];
      });

  it('is the same every time', () => {
    expect(JSON.stringify(demoRankHistory(characters, DEMO_TODAY))).toBe(JSON.stringify(history));
  });

  it('covers each day up to the day before', () => {
    const days = [...new Set(history.map(({ day }) => day))];
    expect(days).toHaveLength(DEMO_HISTORY_DAYS);
    expect([days[0], days.at(-1)]).toEqual([lastDay - DEMO_HISTORY_DAYS + 1, lastDay]);
  });

  it('reaches yesterday by a calendar that is ahead, with the same course', () => {
    const ahead = demoRankHistory(characters, DEMO_TODAY, lastDay + 1);
    expect(ahead.at(-1)?.day).toBe(lastDay + 1);
    expect(ahead.map(({ data }) => data)).toEqual(history.map(({ data }) => data));
  });

  it('lets no one fall back or pass where the character is', () => {
    for (const character of characters.filter(({ gmLevel }) => gmLevel === 0).slice(0, 12)) {
      const sums = courseOf(character.id).map(({ level, exp }) => level * 2 ** 32 + exp);
      expect(sums).toEqual(sums.toSorted((one, other) => one - other));
      expect(Math.max(0, ...sums)).toBeLessThanOrEqual(character.level * 2 ** 32 + character.exp);
    }
  });

  it('ends where a character is that rests', () => {
    const resting = characters.filter(
      ({ gmLevel, lastLogoutAt }) =>
        gmLevel === 0 && Date.parse(`${lastLogoutAt.replace(' ', 'T')}Z`) < (lastDay - 1) * DAY_MS,
    );
    expect(resting.length).toBeGreaterThan(12);
    for (const { id, level, exp } of resting.slice(0, 12)) {
      expect(courseOf(id).at(-1)).toMatchObject({ level, exp });
    }
  });

  it('gives every rank of a day once', () => {
    const today = history.filter(({ day }) => day === lastDay);
    const ranks = characters.flatMap(({ id }) => {
      const part = today.find((one) => one.part === partOf(id));
      const standing = part && standingIn(part.data, id);
      return standing ? [standing.rank] : [];
    });
    expect(ranks.toSorted((one, other) => one - other)).toEqual(ranks.map((_, index) => index + 1));
  });

  it('leaves game masters out', () => {
    const master = characters.find(({ gmLevel }) => gmLevel > 0);
    expect(master && courseOf(master.id)).toEqual([]);
  });
});
