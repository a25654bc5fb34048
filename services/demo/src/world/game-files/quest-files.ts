import { node, value, type WzValue } from '@portico/services/catalog';
import type { DemoQuest, DemoQuestItem } from '../quests/quest-lookup.js';
import { readRows } from '../shared/data-files.js';
import { numbered } from './numbered.js';

export function questAreas(): WzValue[] {
  const names = new Map(readRows('quests/areas', 2).map(([area, name = '']) => [Number(area), name]));
  return Array.from({ length: 52 }, (_, area) => value(String(area), names.get(area) ?? 'empty'));
}

export function questFiles(quests: readonly DemoQuest[]): Record<'QuestInfo' | 'Check' | 'Act', WzValue[]> {
  return {
    QuestInfo: quests.map((quest) =>
      node(String(quest.id), [
        value('name', quest.name),
        ...(quest.parent === '' ? [] : [value('parent', quest.parent)]),
        ...quest.texts.map((text, index) => value(String(index), text)),
        value('area', quest.area),
        value('order', 1),
      ]),
    ),
    Check: quests.map((quest) =>
      node(String(quest.id), [node('0', startOf(quest)), node('1', endOf(quest))]),
    ),
    Act: quests.map((quest) =>
      node(String(quest.id), [node('0', givenAt(quest)), node('1', rewardOf(quest))]),
    ),
  };
}

function startOf({ npc, level, after, jobs, isDaily }: DemoQuest): WzValue[] {
  return [
    value('npc', npc),
    value('lvmin', level),
    ...(jobs.length === 0
      ? []
      : [
          node(
            'job',
            jobs.map((job, index) => value(String(index), job)),
          ),
        ]),
    ...(after.length === 0
      ? []
      : [node('quest', numbered(after.map((id) => [value('id', id), value('state', 2)])))]),
    ...(isDaily ? [value('interval', 1440), value('dayByDay', 1)] : []),
  ];
}

function endOf({ endNpc, items, monsters }: DemoQuest): WzValue[] {
  return [
    value('npc', endNpc),
    ...(items.length === 0 ? [] : [node('item', numbered(items.map(itemOf)))]),
    ...(monsters.length === 0
      ? []
      : [node('mob', numbered(monsters.map(({ id, count }) => [value('id', id), value('count', count)])))]),
  ];
}

function givenAt({ given }: DemoQuest): WzValue[] {
  return given.length === 0 ? [] : [node('item', numbered(given.map(itemOf)))];
}

function rewardOf({ exp, mesos, fame, rewards }: DemoQuest): WzValue[] {
  return [
    value('exp', exp),
    ...(mesos === 0 ? [] : [value('money', mesos)]),
    ...(fame === 0 ? [] : [value('pop', fame)]),
    node('item', numbered(rewards.map(itemOf))),
  ];
}

function itemOf({ id, count, share }: DemoQuestItem): WzValue[] {
  return [
    value('id', id),
    ...(count === undefined ? [] : [value('count', count)]),
    ...(share === undefined ? [] : [value('prop', share)]),
  ];
}
