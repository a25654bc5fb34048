import { readLines } from '../shared/data-files.js';
import type { QuestDefinition } from './quest-definitions.js';
import type { DemoQuest } from './quest.types.js';

export interface QuestSayings {
  closings: readonly string[];
  reminders: readonly string[];
}

export function readSayings(): QuestSayings {
  return { closings: readLines('quests/closings'), reminders: readLines('quests/reminders') };
}

/** Texts of the quest window before, during and after the quest, with the client's markup for names and counts. */
export function textsOf(
  { opening, tasks }: QuestDefinition,
  {
    id,
    npc,
    endNpc,
    items,
    slain,
  }: Pick<DemoQuest, 'id' | 'npc' | 'endNpc'> & {
    items: readonly { id: number; count: number }[];
    slain: DemoQuest['monsters'];
  },
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
