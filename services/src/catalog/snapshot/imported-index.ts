import type { AliasSettings } from '../../platform/config/index.js';
import { aliasesOf, unknownAliases, type UnknownAlias } from '../search/name-aliases.js';
import { NameIndex, type NamedEntry } from '../search/name-index.js';
import { searchKey, wordsOf } from '../search/search-key.js';
import { JoinedWords } from '../search/short-forms.js';
import type { ImportedContent } from './catalog-reader.js';
import type { CatalogItem, CatalogMonster, NamedKind } from './catalog.types.js';
import { WorldContent } from './world-content.js';

/** Indexes of one import. They are kept apart because the drop tables change more often than the import. */
export class ImportedIndex {
  readonly generation: number | null;
  readonly importedAt: number | null;
  readonly items: ReadonlyMap<number, CatalogItem>;
  readonly monsters: ReadonlyMap<number, CatalogMonster>;
  readonly itemNames: NameIndex<CatalogItem>;
  readonly monsterNames: NameIndex<CatalogMonster>;
  readonly world: WorldContent;
  readonly unknownAliases: readonly UnknownAlias[];

  constructor(content: ImportedContent, aliases: AliasSettings = {}) {
    this.generation = content.generation;
    this.importedAt = content.importedAt;
    this.items = new Map(content.items.map((item) => [item.id, item]));
    this.monsters = new Map(content.monsters.map((monster) => [monster.id, monster]));
    const joined = new JoinedWords(vocabularyOf(content));
    this.itemNames = new NameIndex(content.items, { joined, aliases: aliasesOf('item', aliases) });
    this.monsterNames = new NameIndex(content.monsters, {
      joined,
      aliases: aliasesOf('monster', aliases),
      isFamous: ({ isBoss }) => isBoss,
    });
    this.world = new WorldContent(content.world, { joined, aliases });
    this.unknownAliases = unknownAliases(aliases, (kind) => this.namesOf(kind));
  }

  namesOf(kind: NamedKind): Pick<NameIndex<NamedEntry>, 'findNearest' | 'hasId' | 'hasNamed' | 'search'> {
    const { mapNames, npcNames, questNames } = this.world;
    const names = {
      item: this.itemNames,
      monster: this.monsterNames,
      map: mapNames,
      npc: npcNames,
      quest: questNames,
    } as const satisfies Record<NamedKind, unknown>;
    return names[kind];
  }
}

/** Words of all names. A monster's name may be joined from words that only items have. */
function vocabularyOf({ items, monsters, world }: ImportedContent): ReadonlySet<string> {
  const words = new Set<string>();
  for (const entries of [items, monsters, world.maps, world.npcs, world.quests]) {
    for (const { name } of entries) for (const { text } of wordsOf(searchKey(name))) words.add(text);
  }
  return words;
}

export function firstNamed(term: string, limit: number) {
  const id = term.trim();
  return <T extends { id: number; hasName: boolean }>(entries: readonly T[]): T[] => {
    const found: T[] = [];
    for (const entry of entries) {
      if (found.length === limit) break;
      if (entry.hasName || String(entry.id) === id) found.push(entry);
    }
    return found;
  };
}

/** Puts the entry of an exact id first. A placeholder is in no name index, so it is the only result. */
export function withIdFirst<T extends { id: number }>(
  matches: readonly T[],
  term: string,
  byId: (id: number) => T | undefined,
): readonly T[] {
  const found = foundById(term, byId);
  return found && matches[0]?.id !== found.id ? [found] : matches;
}

export function foundById<T>(term: string, byId: (id: number) => T | undefined): T | undefined {
  const text = term.trim();
  return /^\d{1,10}$/.test(text) ? byId(Number(text)) : undefined;
}
