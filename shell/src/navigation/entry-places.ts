import { tabStore } from '@portico/portal-kit';
import type { Location } from 'react-router-dom';

const STORAGE_KEY = 'portico-places';
/** Enough for going back; storage has only a few megabytes for the whole site. */
const MAX_PLACES = 50;

/** Identifies a link as the nth of those with its address. */
export interface LinkMark {
  href: string;
  index: number;
}

/** The reader's position in an entry of the history. */
export interface EntryPlace {
  top?: number;
  link?: LinkMark;
}

type Places = [key: string, place: EntryPlace][];

/** Names an entry of the history. All documents that are opened by their address share the router's key `default`. */
export function entryKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}

function readPlaces(): Places {
  const stored = tabStore.read(STORAGE_KEY);
  return isPlaces(stored) ? stored : [];
}

function isPlaces(stored: unknown): stored is Places {
  return Array.isArray(stored) && stored.every(isEntry);
}

function isEntry(entry: unknown): boolean {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && isPlace(entry[1]);
}

function isPlace(place: unknown): place is EntryPlace {
  if (!isObject(place)) return false;
  const { top, link } = place;
  return (top === undefined || typeof top === 'number') && (link === undefined || isLinkMark(link));
}

function isLinkMark(link: unknown): link is LinkMark {
  return isObject(link) && typeof link['href'] === 'string' && typeof link['index'] === 'number';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Empty if nothing is known. */
export function readPlace(key: string): EntryPlace {
  return readPlaces().find(([known]) => known === key)?.[1] ?? {};
}

/** Stores a place for the life of the tab. The oldest ones are dropped. */
export function storePlace(key: string, place: EntryPlace): void {
  const places = readPlaces();
  const others = places.filter(([known]) => known !== key);
  const stored = places.find(([known]) => known === key)?.[1];
  tabStore.write(STORAGE_KEY, [...others, [key, { ...stored, ...place }]].slice(-MAX_PLACES));
}
