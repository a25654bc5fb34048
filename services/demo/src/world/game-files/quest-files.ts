import { node, value, type WzValue } from '@portico/services/catalog';
import type { DemoQuest, DemoQuestItem } from '../quests/quest-lookup.js';
import { readRows } from '../shared/data-files.js';
import { entriesOf, numbered } from './entries.js';

export function questAreas(): WzValue[] {
  const names = new Map(readRows('quests/areas', 2).map(([area, name = '']) => [Number(area), name]));
  return Array.from({ length: 52 }, (_, area) => value(String(area), names.get(area) ?? 'empty'));
}

export function questFiles(quests: readonly DemoQuest[]): Record<'QuestInfo' | 'Check' | 'Act', WzValue[]> {
  return {
    QuestInfo: quests.map(({ id, name, parent, texts, area }) =>
      node(String(id), [
        ...entriesOf({ name, parent: parent || undefined }),
        ...entriesOf(texts),
        ...entriesOf({ area, order: 1 }),
      ]),
    ),
    Check: quests.map((quest) =>
      node(String(quest.id), [node('0', startOf(quest)), node('1', endOf(quest))]),
    ),
    Act: quests.map((quest) =>
      node(String(quest.id), [
        node('0', listed('item', quest.given.map(itemOf))),
        node('1', rewardOf(quest)),
      ]),
    ),
  };
}

function listed(name: string, entries: readonly (readonly WzValue[])[]): WzValue[] {
  return entries.length === 0 ? [] : [node(name, numbered(entries))];
}

function startOf({ npc, level, after, jobs, isDaily }: DemoQuest): WzValue[] {
  return [
    ...entriesOf({ npc, lvmin: level }),
    ...(jobs.length === 0 ? [] : [node('job', entriesOf(jobs))]),
    ...listed(
      'quest',
      after.map((id) => entriesOf({ id, state: 2 })),
    ),
    ...(isDaily ? entriesOf({ interval: 1440, dayByDay: 1 }) : []),
  ];
}

function endOf({ endNpc, items, monsters }: DemoQuest): WzValue[] {
  const slain = monsters.map(({ id, count }) => entriesOf({ id, count }));
  return [value('npc', endNpc), ...listed('item', items.map(itemOf)), ...listed('mob', slain)];
}

function rewardOf({ exp, mesos, fame, rewards }: DemoQuest): WzValue[] {
  const counts = entriesOf({ exp, money: mesos || undefined, pop: fame || undefined });
  return [...counts, node('item', numbered(rewards.map(itemOf)))];
}

function itemOf({ id, count, share }: DemoQuestItem): WzValue[] {
  return entriesOf({ id, count, prop: share });
}
