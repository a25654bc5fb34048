import fc from 'fast-check';
import { quest } from '../../../../test/catalog/world-entries.js';
import type { CatalogQuest, QuestDetails, QuestRewardItem } from '../../../catalog/index.js';
import { type BegunQuest, type QuestHolder, questNeeds } from './quest-needs.js';

const SHELL = 4_000_019;
const LETTER = 4_031_000;
const CRAB = 100_100;

type Changes = { [Part in keyof QuestDetails]?: Partial<QuestDetails[Part]> };

function step(id: number, changes: Changes = {}, more: Partial<CatalogQuest> = {}): CatalogQuest {
  const base = quest(id, `Quest ${id}`, more);
  const { details } = base;
  return {
    ...base,
    details: {
      ...details,
      start: { ...details.start, ...changes.start },
      completion: { ...details.completion, ...changes.completion },
      startReward: { ...details.startReward, ...changes.startReward },
      completionReward: { ...details.completionReward, ...changes.completionReward },
    },
  };
}

const given = (id: number, count: number): QuestRewardItem => ({
  id,
  count,
  choice: 'always',
  weight: 0,
  gender: null,
  jobMask: null,
  periodMinutes: null,
});

const DONE: BegunQuest = { isCompleted: true, kills: new Map() };
const STARTED: BegunQuest = { isCompleted: false, kills: new Map([[CRAB, 7]]) };

function holder(changes: Partial<QuestHolder> = {}): QuestHolder {
  return { level: 20, job: 110, mesos: 0, quests: new Map(), items: new Map(), ...changes };
}

const after = (...ids: number[]) => ({ start: { completedQuests: ids } });

describe('what is left of a chain of quests', () => {
  it('has one next quest, and others that wait for it', () => {
    const chain = [step(1), step(2, after(1)), step(3, after(2)), step(4, after(3))];
    const quests = new Map([
      [1, DONE],
      [2, DONE],
    ]);
    expect(questNeeds(chain, holder({ quests })).states).toEqual(['completed', 'completed', 'next', 'later']);
    expect(questNeeds(chain, holder({ quests: new Map([[1, STARTED]]) })).states).toEqual([
      'started',
      'later',
      'later',
      'later',
    ]);
  });

  it.each([
    [110, 111, 'next'],
    [110, 100, 'closed'],
    [110, 121, 'closed'],
    [100, 132, 'next'],
    [100, 200, 'closed'],
    [0, 412, 'next'],
    [0, 1100, 'closed'],
    [1000, 1111, 'next'],
    [2000, 2112, 'next'],
  ])('says of a character of job %i that a quest for job %i is %s', (job, wanted, state) => {
    const chain = [
      step(1, { start: { jobs: [wanted] }, completion: { monsters: [{ id: CRAB, count: 1 }] } }),
    ];
    const needs = questNeeds(chain, holder({ job }));
    expect(needs.states).toEqual([state]);
    expect(needs.monsters).toHaveLength(state === 'closed' ? 0 : 1);
  });

  it('is closed after a quest that the character has outgrown, and asks for nothing there', () => {
    const chain = [step(1, {}, { maximumLevel: 10 }), step(2, after(1), { minimumLevel: 90 })];
    expect(questNeeds(chain, holder())).toEqual({
      states: ['closed', 'closed'],
      level: null,
      items: [],
      monsters: [],
      mesos: { count: 0, lacking: 0, nextLacking: 0 },
    });
  });

  it('asks for the highest level of the unfinished quests, if the character lacks it', () => {
    const chain = [step(1, {}, { minimumLevel: 70 }), step(2, {}, { minimumLevel: 30 })];
    expect(questNeeds(chain, holder()).level).toBe(70);
    expect(questNeeds(chain, holder({ quests: new Map([[1, DONE]]) })).level).toBe(30);
    expect(questNeeds(chain, holder({ level: 70 })).level).toBeNull();
  });

  it('adds up what quests take, counts once what they only want to see, and leaves out what the chain gives', () => {
    const shells = (count: number) => [{ id: SHELL, count }];
    const chain = [
      step(1, {
        startReward: { items: [given(LETTER, 1)] },
        completion: { items: [...shells(30), { id: LETTER, count: 1 }] },
        completionReward: { takenItems: [...shells(30), { id: LETTER, count: 1 }] },
      }),
      step(2, { completion: { items: shells(50) } }),
      step(3, { completion: { items: shells(50) }, completionReward: { takenItems: shells(50) } }),
    ];
    const items = (changes: Partial<QuestHolder>) => questNeeds(chain, holder(changes)).items;
    expect(items({})).toEqual([{ id: SHELL, count: 80, lacking: 80, nextLacking: 80 }]);
    expect(items({ items: new Map([[SHELL, 68]]) })).toEqual([
      { id: SHELL, count: 80, lacking: 12, nextLacking: 12 },
    ]);
    // The letter was given at the start, so a started quest needs another if it was lost.
    expect(items({ quests: new Map([[1, STARTED]]) })).toEqual([
      { id: SHELL, count: 80, lacking: 80, nextLacking: 80 },
      { id: LETTER, count: 1, lacking: 1, nextLacking: 1 },
    ]);
  });

  it('counts kills for each quest alone', () => {
    const crabs = { completion: { monsters: [{ id: CRAB, count: 10 }] } };
    const quests = new Map([[1, STARTED]]);
    expect(questNeeds([step(1, crabs), step(2, crabs)], holder({ quests })).monsters).toEqual([
      { id: CRAB, count: 20, lacking: 13, nextLacking: 13 },
    ]);
  });

  it('names first what the next quest asks for, and how much of it', () => {
    const ask = (id: number, crabs: number, item: number) => ({
      completion: { monsters: [{ id: CRAB, count: crabs }], items: [{ id: item, count: 2 }] },
      completionReward: { takenItems: [{ id: item, count: 2 }] },
      start: { completedQuests: id === 3 ? [2] : [] },
    });
    // The first quest of the order needs one outside the chain.
    const chain = [
      step(1, { ...ask(1, 30, LETTER), ...after(9) }),
      step(2, ask(2, 5, SHELL)),
      step(3, ask(3, 10, SHELL)),
    ];
    const { states, monsters, items } = questNeeds(chain, holder({ items: new Map([[SHELL, 1]]) }));
    expect(states).toEqual(['later', 'next', 'later']);
    expect(monsters).toEqual([{ id: CRAB, count: 45, lacking: 45, nextLacking: 5 }]);
    expect(items).toEqual([
      { id: SHELL, count: 4, lacking: 3, nextLacking: 1 },
      { id: LETTER, count: 2, lacking: 2, nextLacking: 0 },
    ]);
  });

  it('asks for mesos that quests want, less those that earlier quests of the chain give', () => {
    const chain = [
      step(1, { completionReward: { mesos: 300 } }),
      step(2, { ...after(1), completion: { mesos: 1000 }, completionReward: { takenMesos: 1000 } }),
      step(3, { ...after(2), completion: { mesos: 500 } }),
    ];
    const mesos = (held: number) => questNeeds(chain, holder({ mesos: held })).mesos;
    expect(mesos(0)).toEqual({ count: 1200, lacking: 1200, nextLacking: 0 });
    expect(mesos(900)).toEqual({ count: 1200, lacking: 300, nextLacking: 0 });
    expect(questNeeds(chain.slice(1), holder({ quests: new Map([[1, DONE]]) })).mesos.nextLacking).toBe(1000);
    expect(mesos(5000).lacking).toBe(0);
  });

  it('lacks nothing once everything is held, and never more than is needed', () => {
    const part = fc.record({ want: fc.nat(9), take: fc.nat(9), give: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.nat(80), (parts, held) => {
        const chain = parts.map(({ want, take, give }, index) =>
          step(index + 1, {
            completion: { items: [{ id: SHELL, count: want }] },
            completionReward: {
              takenItems: [{ id: SHELL, count: Math.min(want, take) }],
              items: [given(SHELL, give)],
            },
          }),
        );
        const needs = (count: number) =>
          questNeeds(chain, holder({ items: new Map([[SHELL, count]]) })).items;
        const [need] = needs(held);
        const count = need?.count ?? 0;
        const lacking = need?.lacking ?? 0;
        expect(lacking).toBeLessThanOrEqual(count);
        expect(lacking).toBeGreaterThanOrEqual(Math.min(0, count - held));
        // A character that gets exactly what is lacking has enough.
        expect(needs(held + lacking)[0]?.lacking ?? 0).toBe(0);
      }),
    );
  });
});
