import { listOf, readSections, numberOf, readLines, readRows } from '../shared/data-files.js';
import type { QuestWorld } from './quest-lookup.js';

export interface QuestTask {
  kind: 'slay' | 'bring' | 'find' | 'carry';
  subject: string;
  count: number;
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

const BOARDS = 'npcs/notice-boards';
const NOTICES_PER_BOARD = 3;

/** Daily bounties on the towns' boards, for three monsters of the region. */
export function bounties({ npcs, maps, monsters }: QuestWorld): QuestDefinition[] {
  const reasons = readLines('quests/bounties');
  const areas = new Map(readRows(BOARDS, 3).map(([, name, area]) => [name, numberOf(area, BOARDS)]));
  const byId = new Map(monsters.map((monster) => [monster.id, monster]));
  const boards = npcs.filter(({ occupation }) => occupation === 'Notice Board');
  return boards.flatMap(({ name: board, mapId }, place) => {
    const area = areas.get(board);
    if (area === undefined) throw new RangeError(`${BOARDS}: ${board} is missing`);
    const region = Math.floor(mapId / 1_000_000);
    const roaming = new Set(
      maps
        .filter(({ id }) => Math.floor(id / 1_000_000) === region)
        .flatMap(({ spots }) => spots.filter(({ kind }) => kind === 'monster').map(({ id }) => id)),
    );
    const local = [...roaming]
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ isBoss }) => !isBoss)
      .sort((a, b) => a.level - b.level || a.id - b.id);
    return Array.from({ length: NOTICES_PER_BOARD }, (_, index) => {
      const monster = local[Math.floor(((index + 0.5) * local.length) / NOTICES_PER_BOARD)];
      if (!monster) throw new RangeError(`no monster near ${board}`);
      return {
        name: `Wanted: ${monster.name}`,
        parent: board,
        area,
        level: monster.level,
        npc: board,
        endNpc: board,
        jobs: [],
        tasks: [{ kind: 'slay' as const, subject: monster.name, count: 40 + index * 20 }],
        rewards: ['daily', index === 2 ? 'scroll' : index === 1 ? 'luck' : ''],
        opening: reasons[(place * NOTICES_PER_BOARD + index) % reasons.length] ?? '',
        isAlone: true,
      };
    });
  });
}
