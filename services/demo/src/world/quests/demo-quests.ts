import { bounties } from './bounties.js';
import { questDefinitions, type QuestDefinition } from './quest-definitions.js';
import { QuestLookup } from './quest-lookup.js';
import { rewardsOf } from './quest-rewards.js';
import { readSayings, textsOf, type QuestSayings } from './quest-texts.js';
import type { DemoQuest, QuestWorld } from './quest.types.js';

/** First id. The game server stores quest ids in 16 bits. */
const FIRST_ID = 1000;

/** About three hundred quests: series from the first level to the last, job quests, festivals, and the notice boards. */
export function demoQuests(world: QuestWorld): DemoQuest[] {
  const lookup = new QuestLookup(world);
  const sayings = readSayings();
  const definitions = [...questDefinitions(), ...bounties(world)];
  return definitions.map((definition, index) => {
    const before = definitions[index - 1];
    const follows = !definition.isAlone && before?.parent === definition.parent;
    const after = follows ? [FIRST_ID + index - 1] : [];
    return questOf({ definition, id: FIRST_ID + index, after }, lookup, sayings);
  });
}

function questOf(
  { definition, id, after }: { definition: QuestDefinition; id: number; after: readonly number[] },
  lookup: QuestLookup,
  sayings: QuestSayings,
): DemoQuest {
  const { name, parent, area, level, jobs, tasks } = definition;
  const npc = lookup.npc(definition.npc);
  const endNpc = lookup.npc(definition.endNpc);
  const reward = rewardsOf(definition, id, lookup);
  const slain = tasks
    .filter(({ kind }) => kind === 'slay')
    .map(({ subject, count }) => ({ id: lookup.monster(subject).id, count }));
  const brought = tasks.filter(({ kind }) => kind !== 'slay');
  const items = brought.map(({ kind, subject, count }) => ({
    id: kind === 'bring' ? lookup.etcItemOf(subject) : lookup.item(subject),
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
    texts: textsOf(definition, { id, npc, endNpc, items, slain }, sayings),
    after,
    jobs,
    monsters: slain,
    items,
    given: brought
      .filter(({ kind }) => kind === 'carry')
      .map(({ subject, count }) => ({ id: lookup.item(subject), count })),
    finds: brought.flatMap(({ subject, source }) =>
      source === undefined ? [] : [{ itemId: lookup.item(subject), monsterId: lookup.monster(source).id }],
    ),
    ...reward,
    rewards: [...items.map((item) => ({ id: item.id, count: -item.count })), ...reward.rewards],
    isDaily: definition.rewards.includes('daily'),
  };
}
