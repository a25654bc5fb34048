import type { CatalogMap, CatalogNpc, CatalogQuest, QuestDetails } from '../../src/catalog/index.js';

/** A map of the files, shown as it is. */
export function map(id: number, name: string, values: Partial<CatalogMap> = {}): CatalogMap {
  return {
    id,
    name,
    hasName: true,
    region: 'victoria',
    streetName: '',
    description: '',
    hasFile: true,
    sourceMapId: id,
    isTown: false,
    fieldLimit: 0,
    returnMapId: null,
    mapMark: '',
    minimapWidth: null,
    minimapHeight: null,
    ...values,
  };
}

export function npc(id: number, name: string, occupation = ''): CatalogNpc {
  return { id, name, hasName: true, occupation };
}

const REQUIREMENT: QuestDetails['start'] = {
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

const REWARD: QuestDetails['startReward'] = {
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

export function quest(
  id: number,
  name: string,
  values: Partial<CatalogQuest> = {},
  completion: Partial<QuestDetails['completion']> = {},
): CatalogQuest {
  return {
    id,
    name,
    hasName: true,
    region: 'other',
    areaName: '',
    parent: '',
    type: '',
    minimumLevel: null,
    maximumLevel: null,
    startNpcId: null,
    endNpcId: null,
    details: {
      texts: { before: '', during: '', after: '', summary: '', demand: '', reward: '' },
      start: REQUIREMENT,
      completion: { ...REQUIREMENT, ...completion },
      startReward: REWARD,
      completionReward: REWARD,
      isAutoStart: false,
      isAutoComplete: false,
      timeLimit: null,
    },
    ...values,
  };
}
