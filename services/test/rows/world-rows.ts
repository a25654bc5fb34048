import type { EntityManager } from 'typeorm';
import type { QuestDetails, QuestRequirement, QuestReward } from '../../src/catalog/index.js';
import { insertRow } from '../harness/rows.js';

const REQUIREMENT: QuestRequirement = {
  npcId: null,
  minimumLevel: null,
  maximumLevel: null,
  jobs: [],
  completedQuests: [],
  startedQuests: [],
  items: [],
  absentItems: [],
  monsters: [],
  mesos: 0,
  fame: 0,
  from: null,
  until: null,
  intervalMinutes: null,
  isDaily: false,
};

const REWARD: QuestReward = {
  exp: 0,
  mesos: 0,
  fame: 0,
  items: [],
  skills: [],
  buffItemId: null,
  nextQuestId: null,
  takenItems: [],
  takenMesos: 0,
};

const rewardItem = (id: number, choice: 'always' | 'random', weight = 0) => ({
  id,
  count: 1,
  choice,
  weight,
  gender: null,
  jobMask: null,
  periodMinutes: null,
});

const details = (values: Partial<QuestDetails> & { before?: string }): string =>
  JSON.stringify({
    texts: { before: values.before ?? '', during: '', after: '', summary: '', demand: '', reward: '' },
    start: REQUIREMENT,
    completion: REQUIREMENT,
    startReward: REWARD,
    completionReward: REWARD,
    isAutoStart: false,
    isAutoComplete: false,
    timeLimit: null,
    ...values,
  });

/** Maps (one linked, one without a name), two NPCs, three quests and a reactor for the small import. */
export async function importWorld(manager: EntityManager): Promise<void> {
  await insertMaps(manager);
  await insertLife(manager);
  await insertQuests(manager);
  await insertRow(manager, 'portal_catalog_reactor', {
    generation_id: 1,
    reactor_id: 2001,
    name: 'Crab Flats',
    has_name: 1,
    label: '',
    party_quest: '',
    action: '',
    linked_reactor_id: null,
  });
}

async function insertMaps(manager: EntityManager): Promise<void> {
  const map = (id: number, name: string, values: Record<string, string | number | null> = {}) =>
    insertRow(manager, 'portal_catalog_map', {
      generation_id: 1,
      map_id: id,
      name,
      has_name: 1,
      street_name: 'Harbor Road',
      region: 'victoria',
      description: '',
      has_file: 1,
      source_map_id: id,
      is_town: 0,
      field_limit: 0,
      return_map_id: 100000000,
      map_mark: 'Quay',
      minimap_width: null,
      minimap_height: null,
      properties: '{}',
      ...values,
    });
  await map(100000000, 'Lantern Quay', {
    is_town: 1,
    description: 'Home of #p1012003#.\\nMind the #bgulls#k.',
    minimap_width: 465,
    minimap_height: 86,
  });
  await map(104040000, 'Crab Flats', { field_limit: 262_216 });
  await map(104040001, 'Crab Flats Annex', { source_map_id: 104040000, return_map_id: null });
  await map(104040002, 'Map 104040002', { has_name: 0, street_name: '', source_map_id: 104040000 });
  await map(200000000, '등대 마을', { street_name: '' });
}

async function insertLife(manager: EntityManager): Promise<void> {
  const life = (mapId: number, kind: string, id: number, spots: object[], isHidden = 0) =>
    insertRow(manager, 'portal_catalog_life', {
      generation_id: 1,
      map_id: mapId,
      kind,
      subject_id: id,
      amount: spots.length,
      is_hidden: isHidden,
      spots: JSON.stringify(spots),
    });
  await life(104040000, 'monster', 100100, [
    { x: 10, y: -20 },
    { x: 30, y: -20, respawn: 5 },
  ]);
  await life(104040000, 'monster', 8800002, [{ x: 0, y: 0, respawn: -1 }]);
  await life(104040000, 'reactor', 2001, [{ x: 7, y: 8 }]);
  await life(100000000, 'npc', 1012003, [{ x: 3486, y: 122 }]);
  await life(100000000, 'npc', 1012099, [{ x: 1, y: 2, hidden: true }], 1);
  await insertRow(manager, 'portal_catalog_found_at', {
    generation_id: 1,
    kind: 'npc',
    subject_id: 1012003,
    map_id: 200000000,
  });
  for (const [id, name, occupation] of [
    [1012003, 'Keeper Alma', 'Lighthouse Keeper'],
    [1012099, 'Moon Peddler', ''],
  ] as const) {
    await insertRow(manager, 'portal_catalog_npc', {
      generation_id: 1,
      npc_id: id,
      name,
      has_name: 1,
      occupation,
    });
  }
}

async function insertQuests(manager: EntityManager): Promise<void> {
  const quest = (id: number, name: string, values: Record<string, string | number | null>) =>
    insertRow(manager, 'portal_catalog_quest', {
      generation_id: 1,
      quest_id: id,
      name,
      has_name: 1,
      area_id: 30,
      region: 'victoriaIsland',
      parent: '',
      type: '',
      minimum_level: null,
      maximum_level: null,
      start_npc_id: null,
      end_npc_id: null,
      details: details({}),
      ...values,
    });
  await insertRow(manager, 'portal_catalog_quest_area', {
    generation_id: 1,
    area_id: 30,
    name: 'Victoria Island',
    region: 'victoriaIsland',
  });
  await quest(2000, 'The Keeper Is Out of Oil', {
    minimum_level: 10,
    start_npc_id: 1012003,
    end_npc_id: 1012003,
    details: details({
      before: 'Bring #b#t4000019##k from #m104040000#. #i4000019#',
      start: { ...REQUIREMENT, jobs: [100, 200], completedQuests: [2001, 9999] },
      completion: {
        ...REQUIREMENT,
        items: [{ id: 4000019, count: 50 }],
        absentItems: [2000000],
        mesos: 1000,
        monsters: [{ id: 100100, count: 10 }],
      },
      completionReward: {
        ...REWARD,
        exp: 300,
        fame: 2,
        items: [
          rewardItem(1302000, 'random', 9),
          rewardItem(1302001, 'random', 1),
          rewardItem(3010000, 'always'),
        ],
        takenItems: [{ id: 4000019, count: 50 }],
        takenMesos: 1000,
      },
    }),
  });
  await quest(2001, 'Gulls', { region: 'other', area_id: null, minimum_level: 71, start_npc_id: 1012099 });
  await quest(2002, 'Nobody Asks', { region: 'globalEvent', area_id: null });
}
