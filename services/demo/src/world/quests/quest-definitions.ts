import { listOf, readSections } from '../shared/data-files.js';

export interface QuestTask {
  kind: 'slay' | 'bring' | 'find' | 'carry';
  /** Name of a monster, or of a quest item. */
  subject: string;
  count: number;
  /** The monster that drops the item. */
  source?: string;
}

export interface QuestDefinition {
  name: string;
  parent: string;
  area: number;
  level: number;
  npc: string;
  endNpc: string;
  jobs: readonly number[];
  tasks: readonly QuestTask[];
  /** Words for rewards besides experience and mesos. */
  rewards: readonly string[];
  opening: string;
  /** Whether it requires no other quest of its series. */
  isAlone: boolean;
}

/** Areas whose quests can be done in any order. */
const LOOSE_AREAS = new Set([47, 50, 51]);

export function questDefinitions(): QuestDefinition[] {
  return ['coast', 'far', 'callings']
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
          rewards: listOf(rewards),
          opening,
          isAlone: LOOSE_AREAS.has(Number(area)),
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
