import type { DemoMonster } from './demo-monsters.js';
import type { DemoNpc } from './demo-npcs.js';
import { QUEST_SERIES } from './demo-quest-series.js';
import type { QuestSketch } from './demo-quest-series.js';

export interface DemoQuestItem {
  id: number;
  /** Negative: taken away. Absent: all the same to the files, and "must not hold" in a requirement. */
  count?: number;
  /** Absent: always given; positive: the weight among random ones; -1: the player chooses. */
  share?: number;
}

export interface DemoQuest {
  id: number;
  name: string;
  parent: string;
  area: number;
  level: number;
  npc: number;
  /** Text before, during and after, with the client's markup. */
  texts: readonly [string, string, string];
  /** Quests that must be done. */
  after: readonly number[];
  jobs: readonly number[];
  monsters: readonly { id: number; count: number }[];
  items: readonly DemoQuestItem[];
  exp: number;
  mesos: number;
  fame: number;
  rewards: readonly DemoQuestItem[];
  isDaily: boolean;
}

const FIRST_ID = 1000;
const QUEST_ITEM = 4_031_000;
const QUEST_ITEMS = 6;

/** Quests whose item monsters or reactors drop for those who are on it; the tables of drops count alike. */
function hasQuestItem(at: number): boolean {
  return at < 14 || (at % 7 === 3 && at < 61);
}

/** Quests in series from the first level to the last, and some that stand alone. */
export function demoQuests(monsters: readonly DemoMonster[], npcs: readonly DemoNpc[]): DemoQuest[] {
  return Object.entries(QUEST_SERIES).flatMap(([parent, sketches]) =>
    sketches.map((sketch, index) => {
      const before = parent === '' ? undefined : sketches[index - 1];
      return questOf(sketch, parent, before, monsters, npcs);
    }),
  );
}

function questOf(
  sketch: QuestSketch,
  parent: string,
  before: QuestSketch | undefined,
  monsters: readonly DemoMonster[],
  npcs: readonly DemoNpc[],
): DemoQuest {
  const { at, name, area, level, tasks } = sketch;
  const npc = npcs[sketch.npc]?.id ?? 0;
  const questItem = QUEST_ITEM + (at % QUEST_ITEMS);
  const items: DemoQuestItem[] = [
    ...tasks
      .filter(([kind]) => kind === 'bring')
      .map(([, monster, count]) => ({ id: 4_000_000 + monster, count })),
    ...(hasQuestItem(at) ? [{ id: questItem, count: 1 }] : []),
    // Whoever holds the festival's lantern has been here already.
    ...(sketch.daily ? [{ id: 4_032_000 }] : []),
  ];
  const slain = tasks
    .filter(([kind]) => kind === 'slay')
    .flatMap(([, monster, count]) => ({ id: monsters[monster]?.id ?? 0, count }));
  const taken = items.flatMap(({ id, count = 0 }) => (count > 0 ? [{ id, count: -count }] : []));
  return {
    id: FIRST_ID + at,
    name,
    parent,
    area,
    level,
    npc,
    texts: textsOf(npc, items, slain),
    after: before ? [FIRST_ID + before.at] : [],
    jobs: sketch.job === undefined ? [] : [sketch.job],
    monsters: slain,
    items,
    exp: Math.round(12 * level ** 1.9),
    mesos: level >= 10 ? level * 120 : 0,
    fame: sketch.fame ?? 0,
    rewards: [...taken, ...rewardsOf(sketch)],
    isDaily: sketch.daily ?? false,
  };
}

function textsOf(
  npc: number,
  items: readonly DemoQuestItem[],
  slain: DemoQuest['monsters'],
): DemoQuest['texts'] {
  const wanted = [
    ...items.flatMap(({ id, count }) => (count === undefined ? [] : [`#b#t${id}##k #c${id}#/${count}`])),
    ...slain.map(({ id, count }) => `#r#o${id}##k x ${count}`),
  ];
  return [
    `#b#p${npc}##k looks as if help were needed.`,
    `#b#p${npc}##k asked me for this:\\n\\n${wanted.join('\\n')}`,
    `I did what #b#p${npc}##k asked. #eWell done!#n`,
  ];
}

/** Something for everybody, one of two by luck, or one of three to choose from. */
function rewardsOf({ reward, level, daily }: QuestSketch): DemoQuestItem[] {
  if (daily) return [{ id: 4_032_000, count: 1 }];
  if (reward === 'random') {
    return [
      { id: 2_000_001, count: 30, share: 9 },
      { id: 2_000_005, count: 3, share: 1 },
    ];
  }
  if (reward === 'chosen') {
    return [
      { id: 2_022_001, count: 5, share: -1 },
      { id: 2_022_002, count: 5, share: -1 },
      { id: 2_022_003, count: 5, share: -1 },
    ];
  }
  return [{ id: level < 30 ? 2_000_000 : 2_000_002, count: 10 + (level % 20) }];
}
