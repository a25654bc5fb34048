import { baseOf, hasVoted } from './use-public-vote';

const check = (todayVotes: number, recentlyVoted: boolean) => ({ todayVotes, recentlyVoted });

describe('a vote by name', () => {
  it.each([
    ['the first one', check(0, false), check(1, true)],
    ['the second of the day', check(1, false), check(2, true)],
    ['one more, minutes after another', check(1, true), check(2, true)],
    ['one after midnight', check(3, false), check(1, true)],
    ['one after midnight, minutes after another', check(2, true), check(1, true)],
  ])('has come: %s', (_, before, now) => {
    expect(hasVoted(before, now)).toBe(true);
  });

  it.each([
    ['nothing', check(0, false), check(0, false)],
    ['one of three minutes ago, on another site', check(1, true), check(1, true)],
    ['midnight alone', check(3, true), check(0, true)],
    ['one that was counted long ago', check(1, false), check(2, false)],
  ])('has not come: %s', (_, before, now) => {
    expect(hasVoted(before, now)).toBe(false);
  });

  it('is new once the one before is no longer recent, and counted from midnight on', () => {
    expect(baseOf(check(1, true), check(1, false))).toEqual(check(1, false));
    expect(baseOf(check(3, true), check(0, true))).toEqual(check(0, true));
  });
});
