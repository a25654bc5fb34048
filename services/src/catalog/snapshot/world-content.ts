import { type LifeKind, QUEST_AREA_NAMES } from '@portico/domain';
import { push } from '../../platform/collections/index.js';
import type { AliasSettings } from '../../platform/config/index.js';
import { aliasesOf } from '../search/name-aliases.js';
import { NameIndex } from '../search/name-index.js';
import type { JoinedWords } from '../search/short-forms.js';
import { placeholderNpcName } from './item-naming.js';
import { spawnsOf } from './monster-spawns.js';
import type { LifeRow, WorldRows } from './world-reader.js';
import type {
  CatalogMap,
  CatalogNpc,
  CatalogQuest,
  CatalogReactor,
  MonsterSpawns,
  QuestMention,
  QuestRole,
} from './world.types.js';

/** Finds the quests of an NPC, an item or a monster. Items that are taken away or must not be held do not count. */
class QuestRelations {
  private readonly npcs = new Map<number, Map<CatalogQuest, QuestRole[]>>();
  private readonly items = new Map<number, Map<CatalogQuest, QuestRole[]>>();
  private readonly monsters = new Map<number, Map<CatalogQuest, QuestRole[]>>();

  constructor(quests: readonly CatalogQuest[]) {
    for (const quest of quests) this.add(quest);
  }

  ofNpc(id: number): readonly QuestMention[] {
    return mentions(this.npcs.get(id));
  }

  ofItem(id: number): readonly QuestMention[] {
    return mentions(this.items.get(id));
  }

  ofMonster(id: number): readonly QuestMention[] {
    return mentions(this.monsters.get(id));
  }

  private add(quest: CatalogQuest): void {
    const { start, completion, startReward, completionReward } = quest.details;
    if (quest.startNpcId !== null) mention(this.npcs, quest.startNpcId, quest, 'starts');
    if (quest.endNpcId !== null) mention(this.npcs, quest.endNpcId, quest, 'ends');
    for (const { id } of [...start.items, ...completion.items]) mention(this.items, id, quest, 'objective');
    for (const { id } of completion.monsters) mention(this.monsters, id, quest, 'objective');
    for (const { id } of [...startReward.items, ...completionReward.items]) {
      mention(this.items, id, quest, 'reward');
    }
  }
}

const KIND_ORDER = { monster: 0, npc: 1, reactor: 2 } as const satisfies Record<LifeKind, number>;

/** Names beside the rows that searches use. */
export interface WorldNaming {
  joined?: JoinedWords;
  aliases?: AliasSettings;
}

/** The world of one import, indexed once; the server's additions change more often and are kept apart. */
export class WorldContent {
  readonly maps: ReadonlyMap<number, CatalogMap>;
  readonly npcs: ReadonlyMap<number, CatalogNpc>;
  readonly quests: ReadonlyMap<number, CatalogQuest>;
  readonly reactors: ReadonlyMap<number, CatalogReactor>;
  readonly mapsById: readonly CatalogMap[];
  readonly questsByLevel: readonly CatalogQuest[];
  readonly mapNames: NameIndex<CatalogMap>;
  readonly npcNames: NameIndex<CatalogNpc>;
  readonly questNames: NameIndex<CatalogQuest>;
  readonly lifeByMap = new Map<number, LifeRow[]>();
  readonly lifeBySubject = new Map<string, LifeRow[]>();
  readonly booksBySubject = new Map<string, number[]>();
  readonly linked = new Map<number, CatalogMap[]>();
  readonly relations: QuestRelations;
  readonly drawings: ReadonlyMap<number, Uint8Array>;
  private readonly spawnsByMap = new Map<number, readonly MonsterSpawns[]>();

  constructor(rows: WorldRows, { joined, aliases = {} }: WorldNaming = {}) {
    this.mapsById = [...rows.maps].sort((a, b) => a.id - b.id);
    const questsById = [...rows.quests].sort((a, b) => a.id - b.id);
    this.questsByLevel = [...questsById].sort((a, b) => levelOf(a) - levelOf(b));
    this.maps = byId(rows.maps);
    this.npcs = byId(rows.npcs);
    this.quests = byId(rows.quests);
    this.reactors = byId(rows.reactors);
    this.mapNames = new NameIndex(rows.maps, {
      joined,
      aliases: aliasesOf('map', aliases),
      aside: ({ streetName }) => streetName,
      isFamous: ({ isTown }) => isTown,
    });
    this.npcNames = new NameIndex(rows.npcs, {
      joined,
      aliases: aliasesOf('npc', aliases),
      aside: ({ occupation }) => occupation,
    });
    this.questNames = new NameIndex(rows.quests, {
      joined,
      aliases: aliasesOf('quest', aliases),
      aside: (quest) => this.wordsOf(quest),
    });
    for (const row of rows.life) {
      push(this.lifeByMap, row.mapId, row);
      push(this.lifeBySubject, `${row.kind}${row.subjectId}`, row);
    }
    for (const list of this.lifeByMap.values()) list.sort(byKindAndId);
    for (const row of rows.foundAt) push(this.booksBySubject, `${row.kind}${row.subjectId}`, row.mapId);
    for (const map of this.mapsById) {
      if (map.sourceMapId !== map.id) push(this.linked, map.sourceMapId, map);
    }
    this.relations = new QuestRelations(questsById);
    this.drawings = rows.drawings;
  }

  /** Name of the NPC that begins a quest; empty where none does. */
  npcOf(quest: CatalogQuest): string {
    return quest.startNpcId === null
      ? ''
      : (this.npcs.get(quest.startNpcId)?.name ?? placeholderNpcName(quest.startNpcId));
  }

  /** Where monsters appear on a map that is no link; read from its spots once. */
  spawnsOf(mapId: number): readonly MonsterSpawns[] {
    const spawns = this.spawnsByMap.get(mapId) ?? spawnsOf(this.lifeByMap.get(mapId) ?? []);
    this.spawnsByMap.set(mapId, spawns);
    return spawns;
  }

  private wordsOf(quest: CatalogQuest): string {
    return `${this.npcOf(quest)}\n${quest.areaName}\n${QUEST_AREA_NAMES[quest.region]}`;
  }
}

/** Monsters before NPCs before reactors, each by id. */
export function byKindAndId(
  a: { kind: LifeKind; subjectId: number },
  b: { kind: LifeKind; subjectId: number },
): number {
  return KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || a.subjectId - b.subjectId;
}

/** Quests for any level stand behind all others. */
function levelOf({ minimumLevel }: CatalogQuest): number {
  return minimumLevel ?? Number.MAX_SAFE_INTEGER;
}

function byId<T extends { id: number }>(entries: readonly T[]): ReadonlyMap<number, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function mention(
  index: Map<number, Map<CatalogQuest, QuestRole[]>>,
  id: number,
  quest: CatalogQuest,
  role: QuestRole,
): void {
  const quests = index.get(id) ?? new Map<CatalogQuest, QuestRole[]>();
  index.set(id, quests);
  const roles = quests.get(quest);
  if (roles === undefined) quests.set(quest, [role]);
  else if (!roles.includes(role)) roles.push(role);
}

function mentions(quests: Map<CatalogQuest, QuestRole[]> | undefined): readonly QuestMention[] {
  return quests === undefined ? [] : [...quests].map(([quest, roles]) => ({ quest, roles }));
}
