import { bountySketches } from './bounties.js';
import { QuestBook } from './quest-index.js';
import { questSketches } from './quest-definitions.js';
import type { QuestSketch } from './quest-definitions.js';
import { rewardsOf } from './quest-rewards.js';
import type { DemoQuest, QuestWorld } from './quest.types.js';
import { textsOf } from './quest-texts.js';

/** The game server keeps quest numbers in 16 bits. */
const FIRST_ID = 1000;

/** Some three hundred quests: series from the first level to the last, callings, festivals, and the notice boards. */
export function demoQuests(world: QuestWorld): DemoQuest[] {
  const book = new QuestBook(world);
  const sketches = [...questSketches(), ...bountySketches(world)];
  return sketches.map((sketch, index) => {
    const before = sketches[index - 1];
    const follows = !sketch.isAlone && before?.parent === sketch.parent;
    return questOf(sketch, FIRST_ID + index, follows ? [FIRST_ID + index - 1] : [], book);
  });
}

function questOf(sketch: QuestSketch, id: number, after: readonly number[], book: QuestBook): DemoQuest {
  const { name, parent, area, level, jobs, tasks } = sketch;
  const npc = book.npc(sketch.npc);
  const endNpc = book.npc(sketch.endNpc);
  const reward = rewardsOf(sketch, id, book);
  const slain = tasks
    .filter(({ kind }) => kind === 'slay')
    .map(({ subject, count }) => ({ id: book.monster(subject).id, count }));
  const brought = tasks.filter(({ kind }) => kind !== 'slay');
  const items = brought.map(({ kind, subject, count }) => ({
    id: kind === 'bring' ? book.leftoverOf(subject) : book.item(subject),
    count,
  }));
  return {
    id,
    name,
    parent,
    area,
    level,
    npc,
    endNpc,
    texts: textsOf(sketch, { id, npc, endNpc, items, slain }),
    after,
    jobs,
    monsters: slain,
    items,
    given: brought
      .filter(({ kind }) => kind === 'carry')
      .map(({ subject, count }) => ({ id: book.item(subject), count })),
    finds: brought.flatMap(({ subject, source }) =>
      source === undefined ? [] : [{ itemId: book.item(subject), monsterId: book.monster(source).id }],
    ),
    ...reward,
    rewards: [...items.map((item) => ({ id: item.id, count: -item.count })), ...reward.rewards],
    isDaily: sketch.rewards.includes('daily'),
  };
}
