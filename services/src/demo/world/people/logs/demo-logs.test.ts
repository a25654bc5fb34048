import { demoWorld } from '../../../../../test/harness/demo-world.js';
import { BOSS_TYPES } from '../../../../modules/logs/index.js';
import { upgradeSlotsOf } from '../../items/equipment-values.js';
import { DAY_MS, DEMO_TODAY } from '../../shared/demo-calendar.js';

const { people, items } = demoWorld;
const { accounts, characters } = people;

const itemsById = new Map(items.map((item) => [item.id, item]));
const accountsById = new Map(accounts.map((account) => [account.id, account]));
const charactersById = new Map(characters.map((character) => [character.id, character]));

function logsByAccount(): ReadonlyMap<number, typeof people.nxLogs> {
  const lists = new Map<number, (typeof people.nxLogs)[number][]>();
  for (const log of people.nxLogs) lists.set(log.accountId, [...(lists.get(log.accountId) ?? []), log]);
  return lists;
}

describe('logs of the people of the demo world', () => {
  it('have balances that add up from row to row and end in the account', () => {
    const broken = [...logsByAccount().values()].filter((rows) => {
      let balance = rows[0]?.balanceBefore ?? 0;
      const isWhole = rows.every(({ type, amount, balanceBefore, balanceAfter }) => {
        const follows = balanceBefore === balance;
        balance += type === 'GAIN' ? amount : -amount;
        return follows && balanceAfter === balance && balance >= 0;
      });
      return !isWhole || accountsById.get(rows[0]?.accountId ?? 0)?.nxCredit !== balance;
    });
    expect(broken).toEqual([]);
    const unpaid = people.inkwellLogs.filter(
      ({ cost, balanceBefore, balanceAfter, itemId }) =>
        balanceAfter !== balanceBefore - cost || balanceAfter < 0 || !itemsById.has(itemId),
    );
    expect(unpaid).toEqual([]);
    const paid = people.votes.filter(({ state }) => state === 'credited');
    expect(people.nxLogs.filter(({ source }) => source === 'Vote')).toHaveLength(paid.length);
    expect(paid.every(({ nx, votePoints }) => nx === 2000 && votePoints === 1)).toBe(true);
    expect(accounts.every(({ votePoints }) => votePoints >= 0)).toBe(true);
  });

  it('voted at most three times a day by the clock of the server, each vote once', () => {
    const aDay = 86_400_000;
    const days = people.votes.map(
      ({ accountId, at }) => `${accountId} ${Math.floor((at + 9 * 3_600_000) / aDay)}`,
    );
    const counts = new Map<string, number>();
    for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(3);
    expect(new Set(people.votes.map(({ site, voteKey }) => `${site} ${voteKey}`)).size).toBe(
      people.votes.length,
    );
  });

  it('left logs of half a year that end before the day of the world', () => {
    for (const rows of [
      people.votes,
      people.nxLogs,
      people.inkwellLogs,
      people.bossLogs,
      people.scrollLogs,
      people.rewardClaims,
    ]) {
      const times = rows.map(({ at }) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
      expect(times.at(-1)).toBeLessThanOrEqual(DEMO_TODAY);
      expect(times.at(-1)).toBeGreaterThan(DEMO_TODAY - 3 * DAY_MS);
      expect(times[0]).toBeLessThan(DEMO_TODAY - 120 * DAY_MS);
    }
    expect(new Set(people.bossLogs.map(({ bossType }) => bossType))).toEqual(new Set(BOSS_TYPES));
    expect(new Set(people.bossLogs.map(({ frequency }) => frequency))).toEqual(new Set(['daily', 'weekly']));
    const strangers = [...people.bossLogs, ...people.inkwellLogs].filter(
      ({ characterId, accountId }) => charactersById.get(characterId)?.accountId !== accountId,
    );
    expect(strangers).toEqual([]);
    const wrong = people.experienceLogs.filter(
      ({ gained, current, characterId }) =>
        !charactersById.has(characterId) || (gained ?? 0) <= 0 || (current ?? -1) < 0,
    );
    expect(wrong).toEqual([]);
  });

  it('scrolled equipment slot by slot', () => {
    expect(new Set(people.scrollLogs.map(({ success }) => success))).toEqual(new Set([true, false]));
    const wrong = people.scrollLogs.filter(
      ({ itemId, scrollId, success, whiteScroll, slotsBefore, slotsAfter }) => {
        const item = itemsById.get(itemId);
        const taken = !success && whiteScroll ? 0 : 1;
        const isPossible = slotsBefore <= (item ? upgradeSlotsOf(item) : 0) && slotsAfter >= 0;
        return !itemsById.has(scrollId) || !isPossible || slotsAfter !== slotsBefore - taken;
      },
    );
    expect(wrong).toEqual([]);
  });

  it('took a reward once a day, and the weekly one after seven days from Sunday to Saturday', () => {
    const keys = people.rewardClaims.map(({ accountId, kind, day }) => `${accountId} ${kind} ${day}`);
    expect(new Set(keys).size).toBe(keys.length);
    const weekly = people.rewardClaims.filter(({ kind }) => kind === 'weekly');
    const claimed = new Set(keys);
    expect(weekly.length).toBeGreaterThan(20);
    const early = weekly.filter(({ accountId, day }) => {
      const saturday = Date.parse(`${day}T00:00:00Z`);
      const week = [0, 1, 2, 3, 4, 5, 6].map((back) =>
        new Date(saturday - back * DAY_MS).toISOString().slice(0, 10),
      );
      const isWhole = week.every((date) => claimed.has(`${accountId} daily ${date}`));
      return new Date(saturday).getUTCDay() !== 6 || !isWhole;
    });
    expect(early).toEqual([]);
    expect(people.rewardClaims.some(({ kind }) => kind === 'milestone')).toBe(true);
  });
});
