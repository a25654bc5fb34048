import { type LifeKind, QUEST_AREA_NAMES } from '@portico/domain';
import { push } from '../../platform/collections/index.js';
import type { AliasSettings } from '../../platform/config/index.js';
import { aliasesOf } from '../search/name-aliases.js';
import { NameIndex } from '../search/name-index.js';
import type { JoinedWords } from '../search/short-forms.js';
import { placeholderNpcName } from './placeholders.js';
import { spawnsOf } from './map-spawns.js';
import { QuestRelations } from './quest-relations.js';
import type { LifeRow, WorldRows } from './catalog-reader.js';
import type {
  CatalogMap,
  CatalogNpc,
  CatalogQuest,
  CatalogReactor,
  MapExit,
  MonsterSpawns,
} from './world.types.js';

const KIND_ORDER = { monster: 0, npc: 1, reactor: 2 } as const satisfies Record<LifeKind, number>;

export interface WorldNaming {
  joined?: JoinedWords;
  aliases?: AliasSettings;
}

/** Indexes of the world of one import. The server's own spawns are kept apart because they change more often. */
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
  readonly exits: ReadonlyMap<number, readonly MapExit[]>;
  private readonly spawnsByMap = new Map<number, readonly MonsterSpawns[]>();

  constructor(rows: WorldRows, { joined, aliases = {} }: WorldNaming = {}) {
    this.mapsById = [...rows.maps].sort((a, b) => a.id - b.id);
    this.quests = byId([...rows.quests].sort((a, b) => a.id - b.id));
    this.questsByLevel = [...this.quests.values()].sort((a, b) => levelOf(a) - levelOf(b));
    this.maps = byId(rows.maps);
    this.npcs = byId(rows.npcs);
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
      aside: (quest) => `${this.npcOf(quest)}\n${quest.areaName}\n${QUEST_AREA_NAMES[quest.region]}`,
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
    this.relations = new QuestRelations(this.quests);
    this.drawings = rows.drawings;
    this.exits = rows.exits;
  }

  npcOf(quest: CatalogQuest): string {
    return quest.startNpcId === null
      ? ''
      : (this.npcs.get(quest.startNpcId)?.name ?? placeholderNpcName(quest.startNpcId));
  }

  /** Spawn points of a map that is no link. They are parsed once. */
  spawnsOf(mapId: number): readonly MonsterSpawns[] {
    const spawns = this.spawnsByMap.get(mapId) ?? spawnsOf(this.lifeByMap.get(mapId) ?? []);
    this.spawnsByMap.set(mapId, spawns);
    return spawns;
  }
}

export function byKindAndId(
  a: { kind: LifeKind; subjectId: number },
  b: { kind: LifeKind; subjectId: number },
): number {
  return KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || a.subjectId - b.subjectId;
}

/** Quests for any level come last. */
function levelOf({ minimumLevel }: CatalogQuest): number {
  return minimumLevel ?? Number.MAX_SAFE_INTEGER;
}

function byId<T extends { id: number }>(entries: readonly T[]): ReadonlyMap<number, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
