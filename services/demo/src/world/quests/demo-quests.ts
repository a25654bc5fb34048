import { bounties, questDefinitions, type QuestDefinition } from './quest-definitions.js';
import { QuestLookup, type DemoQuest, type QuestWorld } from './quest-lookup.js';
import { rewardsOf } from './quest-rewards.js';
import { readLines } from '../shared/data-files.js';

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

interface QuestSayings {
  closings: readonly string[];
  reminders: readonly string[];
}

function readSayings(): QuestSayings {
  return { closings: readLines('quests/closings'), reminders: readLines('quests/reminders') };
}

interface QuestParts extends Pick<DemoQuest, 'id' | 'npc' | 'endNpc'> {
  items: readonly { id: number; count: number }[];
  slain: DemoQuest['monsters'];
}

/** Texts of the quest window before, during and after the quest, with the client's markup for names and counts. */
function textsOf(
  { opening, tasks }: QuestDefinition,
  { id, npc, endNpc, items, slain }: QuestParts,
  { closings, reminders }: QuestSayings,
): DemoQuest['texts'] {
  const wanted = [
    ...items.map((item) => `#b#t${item.id}##k #c${item.id}#/${item.count}`),
    ...slain.map(({ id: monsterId, count }) => `#r#o${monsterId}##k x ${count}`),
  ];
  const reminder = reminders[id % reminders.length] ?? '';
  const errand = npc === endNpc ? '' : `\\nTake it to #b#p${endNpc}##k.`;
  const source = tasks.find(({ source: from }) => from !== undefined)?.source;
  const hint = source === undefined ? '' : `\\nIt is said that ${article(source)} has it.`;
  return [
    `#b#p${npc}##k: ${opening}`,
    `#b#p${npc}##k: ${reminder}\\n\\n${wanted.join('\\n')}${hint}${errand}`,
    `#b#p${endNpc}##k: ${closings[id % closings.length] ?? ''}`,
  ];
}

function article(name: string): string {
  return /^(?:the|[A-Z][a-z]+'s) /i.test(name) ? name : `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}
