import { quest } from '../../../test/catalog/world-entries.js';
import { QuestRelations } from './quest-relations.js';
import type { CatalogQuest } from './world.types.js';

/** Quests by their ids, each with those that it asks for. */
function chain(requirements: Record<number, number[]>) {
  const quests = new Map(
    Object.entries(requirements).map(([id, completedQuests]) => {
      const { details, ...rest } = quest(Number(id), `Quest ${id}`);
      const asking: CatalogQuest = {
        ...rest,
        details: { ...details, start: { ...details.start, completedQuests } },
      };
      return [Number(id), asking] as const;
    }),
  );
  const relations = new QuestRelations(quests);
  return (id: number) => {
    const { before, after } = relations.chainOf(quests.get(id) as CatalogQuest);
    return { before: before.map((one) => one.id), after: after.map((one) => one.id) };
  };
}

describe('a chain of quests', () => {
  it('has what must be done first before what asks for it, and later quests by their distance', () => {
    const of = chain({ 1: [], 2: [1], 3: [2, 9], 4: [1, 3], 5: [3], 6: [5], 9: [] });
    expect(of(3)).toEqual({ before: [1, 2, 9], after: [4, 5, 6] });
    expect(of(4)).toEqual({ before: [1, 2, 9, 3], after: [] });
    expect(of(1)).toEqual({ before: [], after: [2, 4, 3, 5, 6] });
  });

  it('leaves out quests that the files do not have, and ends where quests ask for each other', () => {
    const of = chain({ 1: [2, 99], 2: [1] });
    expect(of(1)).toEqual({ before: [2], after: [2] });
  });

  it('has a hundred quests on either side at most', () => {
    const of = chain(
      Object.fromEntries(Array.from({ length: 300 }, (_, id) => [id, id === 0 ? [] : [id - 1]])),
    );
    const { before, after } = of(150);
    expect([before.length, before.at(-1), after.length, after.at(-1)]).toEqual([100, 149, 100, 250]);
  });
});
