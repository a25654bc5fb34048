import type {
  CatalogItem,
  CatalogMap,
  CatalogMonster,
  CatalogNpc,
  CatalogQuest,
} from '../../catalog/index.js';
import type { FoundGroup, FoundPlayer } from './people-search.service.js';
import type { SearchHitDto } from './search.dto.js';

/** A hit before it is known which part of its name was found. */
export type BareHit = Omit<SearchHitDto, 'matches'>;

const NOTHING_MORE = { level: null, job: null, type: null, place: null };

export function playerHit({ id, name, level, job }: FoundPlayer): BareHit {
  return { ...NOTHING_MORE, id, name, level, job };
}

/** A group or a guild. */
export function groupHit({ id, name }: FoundGroup): BareHit {
  return { ...NOTHING_MORE, id, name };
}

export function newsHit({ id, title }: { id: number; title: string }): BareHit {
  return { ...NOTHING_MORE, id, name: title };
}

export function itemHit({ id, name, type }: CatalogItem): BareHit {
  return { ...NOTHING_MORE, id, name, type };
}

export function monsterHit({ id, name, level }: CatalogMonster): BareHit {
  return { ...NOTHING_MORE, id, name, level };
}

export function mapHit({ id, name, streetName }: CatalogMap): BareHit {
  return { ...NOTHING_MORE, id, name, place: streetName || null };
}

export function npcHit({ id, name, occupation }: CatalogNpc): BareHit {
  return { ...NOTHING_MORE, id, name, place: occupation || null };
}

export function questHit({ id, name, minimumLevel, areaName }: CatalogQuest): BareHit {
  return { ...NOTHING_MORE, id, name, level: minimumLevel, place: areaName || null };
}
