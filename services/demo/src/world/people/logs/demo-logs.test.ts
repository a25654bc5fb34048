import { BOSS_TYPES, DAY_MS } from '@portico/domain';
import { demoWorld, laterDemoWorld } from '../../../../test/demo-world.js';
import { demoVoteSites } from '@portico/services/platform/config';
import { upgradeSlotsOf } from '../../items/equipment-values.js';
import { DEMO_TODAY } from '../../shared/demo-calendar.js';
import { serverDay } from './log-times.js';

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

  it('voted on every site of the demo world, and on none before it took a vote again', () => {
    const counted = people.votes.filter(({ state }) => state === 'credited');
    expect(new Set(people.votes.map(({ state }) => state))).toEqual(
      new Set(['opened', 'credited', 'refused']),
    );
    for (const { id, coolDownMinutes } of demoVoteSites('')) {
      const votes = counted.filter(({ site }) => site === id);
      expect(votes.length).toBeGreaterThan(counted.length / 5);
      const last = new Map<number, number>();
      const early = votes.filter(({ accountId, confirmedAt }) => {
        const before = last.get(accountId) ?? -Infinity;
        last.set(accountId, confirmedAt ?? 0);
        return (confirmedAt ?? 0) - before < coolDownMinutes * 60_000;
      });
      expect(early).toEqual([]);
    }
  });

  it('used up of each day what their votes of the day have paid', () => {
    const paid = new Map<string, { votes: number; nx: number; votePoints: number }>();
    for (const { accountId, confirmedAt, state, nx, votePoints } of people.votes) {
      if (state !== 'credited') continue;
      const day = new Date((confirmedAt ?? 0) + 9 * 3_600_000).toISOString().slice(0, 10);
      const used = paid.get(`${accountId} ${day}`) ?? { votes: 0, nx: 0, votePoints: 0 };
      paid.set(`${accountId} ${day}`, {
        votes: used.votes + 1,
        nx: used.nx + nx,
        votePoints: used.votePoints + votePoints,
      });
    }
    const days = people.voteDays.map(({ accountId, day, ...used }): [string, object] => [
      `${accountId} ${day}`,
      used,
    ]);
    expect(days).toEqual([...paid]);
    expect(Math.max(...people.voteDays.map(({ votes }) => votes))).toBe(3);
  });

  it.each([
    ['the evening of the day at which the world stands still', 0, -1, () => demoWorld],
    ['the night after it', 3 * 3_600_000, 0, laterDemoWorld],
  ])('let a visitor vote three times, and go on with a streak, on %s', (_, since, back, make) => {
    const { people: made, today } = make();
    const yesterday = serverDay(today) + back;
    const id = made.accounts.find(({ name }) => name === 'demoplayer')?.id;
    const votes = made.votes.filter(({ accountId, state }) => accountId === id && state === 'credited');
    const days = new Set(votes.map(({ day }) => day));
    const dayAgo = (count: number) => new Date((yesterday - count) * DAY_MS).toISOString().slice(0, 10);
    const streak = Array.from({ length: 12 }, (_unused, index) => dayAgo(index));
    expect(streak.filter((day) => !days.has(day))).toEqual([]);
    expect([days.has(dayAgo(-1)), days.has(dayAgo(12))]).toEqual([false, false]);
    for (const { id: site, coolDownMinutes } of demoVoteSites('')) {
      const last = votes.findLast((vote) => vote.site === site)?.confirmedAt ?? 0;
      expect(last + coolDownMinutes * 60_000).toBeLessThan(today + since);
    }
    const visitors = new Set(
      made.accounts.filter(({ name }) => name.startsWith('demo')).map((account) => account.id),
    );
    const open = made.votes.filter(({ accountId, state }) => visitors.has(accountId) && state === 'opened');
    expect(open).toEqual([]);
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
      // Compared row by row, because comparing lists of tens of thousands of rows takes a second.
      expect(times.filter((at, index) => index > 0 && at < (times[index - 1] ?? 0))).toEqual([]);
      expect(rows.filter(({ id }, index) => id !== index + 1)).toEqual([]);
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
