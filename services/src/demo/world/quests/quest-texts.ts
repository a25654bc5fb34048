import type { DemoQuest } from './quest.types.js';
import { CLOSINGS, REMINDERS } from './closings.js';
import type { QuestSketch } from './quest-definitions.js';

/** What the quest window says before, during and after, with the client's markup for names and counts. */
export function textsOf(
  { opening, tasks }: QuestSketch,
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
): DemoQuest['texts'] {
  const wanted = [
    ...items.map((item) => `#b#t${item.id}##k #c${item.id}#/${item.count}`),
    ...slain.map(({ id: monsterId, count }) => `#r#o${monsterId}##k x ${count}`),
  ];
  const reminder = REMINDERS[id % REMINDERS.length] ?? '';
  const errand = npc === endNpc ? '' : `\\nTake it to #b#p${endNpc}##k.`;
  const source = tasks.find(({ source: from }) => from !== undefined)?.source;
  const hint = source === undefined ? '' : `\\nIt is said that ${article(source)} has it.`;
  return [
    `#b#p${npc}##k: ${opening}`,
    `#b#p${npc}##k: ${reminder}\\n\\n${wanted.join('\\n')}${hint}${errand}`,
    `#b#p${endNpc}##k: ${CLOSINGS[id % CLOSINGS.length] ?? ''}`,
  ];
}

function article(name: string): string {
  return /^(?:the|[A-Z][a-z]+'s) /i.test(name) ? name : `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}
