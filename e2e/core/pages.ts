import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from './full-suite.js';
import { ROOT } from './portal.js';

/** Answers the parsed JSON of an address of the API. */
export type Reader = <T>(address: string) => Promise<T>;

/** Page states that an address opens but no manifest lists. */
const STATES = [
  '/database?tab=maps',
  '/nowhere',
  ...(isFull
    ? [
        '/rankings?mode=group-ironman',
        '/database?tab=quests',
        '/rankings?search=zzzzzzzz',
        '/features?tab=quality&open=voting',
        '/download?help=slow',
        '/database?tab=list',
        '/compare?items=1300062.1300015',
        '/world-map?region=104',
        '/map/104010000?from=230050200',
        '/market/search?all=watk_1-&some=1.str_1-.luk_1-&sum=1-.watk_4.str&not=hat.slots_-0',
      ]
    : []),
];

/** Logs with the same layout; the audit log differs. */
const LOGS_ALIKE = /^\/admin\/logs\/(?!audit)/;

/** The pages that a player sees instead. */
const PLAYER_STATES = [
  '/dashboard/inventory?tab=equip&item=1',
  ...(isFull ? ['/dashboard/inventory?tab=ores'] : []),
];

/** Manifest patterns that contain a number, and the API call that finds one in the world. */
const NUMBERED: Readonly<Record<string, (read: Reader) => Promise<string>>> = {
  '/player/:id': async (read) => {
    const { players } = await read<{ players: { id: number }[] }>('/api/rankings?limit=1');
    return `/player/${players[0]?.id}`;
  },
  '/group/:groupId': async (read) => {
    const { groups } = await read<{ groups: { id: number }[] }>('/api/rankings/group-ironman?limit=1');
    return `/group/${groups[0]?.id}`;
  },
  '/guild/:id': async (read) => {
    const { guilds } = await read<{ guilds: { id: number }[] }>('/api/guilds?limit=1');
    return `/guild/${guilds[0]?.id}`;
  },
  '/item/:id': async (read) => `/item/${(await popularItem(read)).id}`,
  '/item/:id/farm': async (read) => `/item/${(await popularItem(read)).id}/farm`,
  '/item/:id/scrolls': async (read) => `/item/${await scrolledItem(read)}/scrolls`,
  '/monster/:id': async (read) => `/monster/${(await droppingMonster(read)).id}`,
  '/map/:id': async (read) => `/map/${await hauntedMap(read)}`,
  '/npc/:id': async (read) => `/npc/${await townsperson(read)}`,
  '/quest/:id': async (read) => {
    const { quests } = await read<{ quests: { id: number }[] }>(`/api/npcs/${await townsperson(read)}`);
    return `/quest/${quests[0]?.id}`;
  },
  '/market/:storeId': async (read) => {
    const { stores } = await read<{ stores: { characterId: number }[] }>('/api/market/active-stores-db');
    return `/market/${stores[0]?.characterId}`;
  },
  '/news/:slug': async (read) => {
    const { news } = await read<{ news: { slug: string }[] }>('/api/news?limit=1');
    return `/news/${news[0]?.slug}`;
  },
  // A public change set, so that accounts without the permission find it too.
  '/droprates/changes/:id': async (read) => {
    const { sets } = await read<{ sets: { id: number }[] }>('/api/drops/changes?limit=1');
    return `/droprates/changes/${sets[0]?.id}`;
  },
  '/admin/accounts/:id': async (read) =>
    `/admin/accounts/${(await read<{ id: number }>('/api/auth/user')).id}`,
};

export interface ManifestPage {
  path: string;
  permission?: 'player' | 'admin' | 'webAdmin';
  /** It has no address per language. Its own spec checks it. */
  address?: 'unprefixed';
}

function manifestPages(): ManifestPage[] {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  return remotes.toSorted().flatMap((remote) => {
    const { pages } = JSON.parse(readFileSync(join(ROOT, remote, 'dist/portal.json'), 'utf8')) as {
      pages: ManifestPage[];
    };
    return pages;
  });
}

/** Public page patterns of all remotes, from their manifests, and the states above. */
export function openPages(): string[] {
  const patterns = manifestPages()
    .filter(({ permission, address }) => permission === undefined && address === undefined)
    .map(({ path }) => path);
  return [...patterns, ...STATES];
}

/** Pages of all remotes for logged-in players, and the sheets that open on them. */
export function playerPages(): string[] {
  const paths = manifestPages().filter(({ permission }) => permission === 'player');
  return [...paths.map(({ path }) => path), ...PLAYER_STATES];
}

/** Pages of all remotes that are for a role. */
export function rolePages(): ManifestPage[] {
  return manifestPages().filter(
    ({ path, permission }) =>
      (permission === 'admin' || permission === 'webAdmin') && (isFull || !LOGS_ALIKE.test(path)),
  );
}

/** An address of the pattern for which the running world has content. */
export async function addressOf(pattern: string, read: Reader): Promise<string> {
  if (!pattern.includes(':')) return pattern;
  const find = NUMBERED[pattern];
  if (!find) throw new Error(`core/pages.ts does not know an address of ${pattern}`);
  return find(read);
}

interface DropSource {
  type: string;
  dropperid: number;
}

async function popularItem(read: Reader): Promise<{ id: number; dropSources: DropSource[] }> {
  const [first] = await read<{ id: number }[]>('/api/itemdatabase/popular-items?type=etc&limit=1');
  if (!first) throw new Error('the world has no popular item');
  const { dropSources } = await read<{ dropSources: DropSource[] }>(`/api/itemdatabase/item/${first.id}`);
  return { id: first.id, dropSources };
}

async function scrolledItem(read: Reader): Promise<number> {
  const [first] = await read<{ id: number }[]>('/api/itemdatabase/popular-items?type=equipment&limit=1');
  if (!first) throw new Error('the world has no popular equipment');
  return first.id;
}

async function droppingMonster(read: Reader): Promise<{ id: number; mapId: number }> {
  const { dropSources } = await popularItem(read);
  for (const { type, dropperid } of dropSources) {
    if (type !== 'monster') continue;
    const { maps } = await read<{ maps: { id: number }[] }>(`/api/itemdatabase/monster/${dropperid}`);
    if (maps[0]) return { id: dropperid, mapId: maps[0].id };
  }
  throw new Error('no monster on a map drops the most popular item');
}

async function hauntedMap(read: Reader): Promise<number> {
  return (await droppingMonster(read)).mapId;
}

/** NPC with a quest in the town of the map above. */
async function townsperson(read: Reader): Promise<number> {
  const { map } = await read<{ map: { returnMap: number } }>(`/api/maps/${await hauntedMap(read)}`);
  const town = await read<{ map: { npcs: { id: number }[] } }>(`/api/maps/${map.returnMap}`);
  for (const { id } of town.map.npcs) {
    const { quests } = await read<{ quests: unknown[] }>(`/api/npcs/${id}`);
    if (quests.length > 0) return id;
  }
  throw new Error('no one in the town has a quest');
}
