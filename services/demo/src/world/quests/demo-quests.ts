import { listOf, readLines, readSections } from '../shared/data-files.js';
import { QuestLookup, type DemoQuest, type DemoQuestItem, type QuestWorld } from './quest-lookup.js';

/** First id. The game server stores quest ids in 16 bits. */
const FIRST_ID = 1000;

interface QuestTask {
  kind: 'slay' | 'bring' | 'find' | 'carry';
  subject: string;
  count: number;
  source?: string;
}

interface QuestDefinition {
  name: string;
  parent: string;
  area: number;
  level: number;
  npc: string;
  endNpc: string;
  jobs: readonly number[];
  tasks: readonly QuestTask[];
  rewards: readonly string[];
  opening: string;
  /** Whether it requires no other quest of its series. */
  isAlone: boolean;
}

/** Areas whose quests can be done in any order, as can those of a notice board. */
const LOOSE_AREAS = new Set([47, 50, 51]);

function questDefinitions(): QuestDefinition[] {
  return ['coast', 'far', 'callings', 'bounties']
    .flatMap((file) => readSections(`quests/${file}`, 6))
    .flatMap(({ title: [parent = '', area, jobs], rows }) =>
      rows.map(([level, name = '', people = '', tasks = '', rewards, opening = '']) => {
        const [npc = '', endNpc = npc] = people.split('>').map((part) => part.trim());
        return {
          name,
          parent,
          area: Number(area),
          level: Number(level),
          npc,
          endNpc,
          jobs: listOf(jobs).map(Number),
          tasks: tasks.split(';').map((task) => taskOf(task.trim())),
          rewards: listOf(rewards, ';'),
          opening,
          isAlone: LOOSE_AREAS.has(Number(area)) || parent === npc,
        };
      }),
    );
}

const TASK = /^(slay|bring|carry) (.+) (\d+)$/;
const FIND = /^find (.+) < (.+)$/;

function taskOf(text: string): QuestTask {
  const found = FIND.exec(text);
  if (found) return { kind: 'find', subject: found[1] ?? '', count: 1, source: found[2] ?? '' };
  const [, kind, subject = '', count] = TASK.exec(text) ?? [];
  if (kind === 'slay' || kind === 'bring' || kind === 'carry') {
    return { kind, subject, count: Number(count) };
  }
  throw new RangeError(`no task of a quest: ${text}`);
}

/** About three hundred quests: series from the first level to the last, job quests, festivals, and the notice boards. */
export function demoQuests(world: QuestWorld): DemoQuest[] {
  const lookup = new QuestLookup(world);
  const sayings = { closings: readLines('quests/closings'), reminders: readLines('quests/reminders') };
  return questDefinitions().map((definition, index, definitions) => {
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
  const reward = rewardsOf(definition, lookup);
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
  };
}

const AMOUNT = /^(exp|mesos|fame) (\d+)$/;
const ITEM = /^(give|choose|(\d+)%) (.+) (\d+)$/;

function rewardsOf(
  { rewards: words }: QuestDefinition,
  lookup: QuestLookup,
): Pick<DemoQuest, 'exp' | 'mesos' | 'fame' | 'rewards' | 'isDaily'> {
  const rewards: DemoQuestItem[] = [];
  const amounts = { exp: 0, mesos: 0, fame: 0 };
  for (const word of words.filter((one) => one !== 'daily')) {
    const [, kind, amount] = AMOUNT.exec(word) ?? [];
    const [, way, percent, name, count] = ITEM.exec(word) ?? [];
    if (kind === 'exp' || kind === 'mesos' || kind === 'fame') amounts[kind] = Number(amount);
    else if (name === undefined) throw new RangeError(`no reward of a quest: ${word}`);
    else {
      const share = way === 'choose' ? -1 : Number(percent ?? 0);
      rewards.push({ id: lookup.item(name), count: Number(count), ...(share !== 0 && { share }) });
    }
  }
  return { ...amounts, rewards, isDaily: words.includes('daily') };
}

interface QuestSayings {
  closings: readonly string[];
  reminders: readonly string[];
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
