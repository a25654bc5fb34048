import { stat } from 'node:fs/promises';
import type { WzFile, WzFolder } from '../wz/wz-folder.js';

export interface PlannedFile {
  file: WzFile;
  size: number;
  /** Epoch milliseconds. */
  modifiedAt: number;
}

/** Pseudo items of the client's own windows; in lower case, because exports differ in case. */
export const SPECIAL_ITEMS = 'special';

/** Folders of `Character.wz` that hold no items, in lower case. */
export const NO_ITEM_FOLDERS: ReadonlySet<string> = new Set(['hair', 'face', 'afterimage']);

export const MAP_PART = 'Map.wz/Map';

const SINGLE_FILES: Readonly<Record<string, readonly string[]>> = {
  'String.wz': ['Eqp', 'Etc', 'Consume', 'Ins', 'Cash', 'Pet', 'Mob', 'Npc', 'Map', 'MonsterBook'],
  'Quest.wz': ['QuestInfo', 'Check', 'Act'],
  'Etc.wz': ['QuestCategory', 'NpcLocation'],
};

/** Folders that are read, and those without content for the portal; in lower case. */
const KNOWN_FOLDERS: ReadonlySet<string> = new Set(
  'string item character mob map quest reactor etc base effect list morph npc skill sound tamingmob ui'
    .split(' ')
    .map((name) => `${name}.wz`),
);

/** Folders of other client versions, such as `Mob2.wz`, which are not read. */
export async function unreadFolders(folder: WzFolder): Promise<string[]> {
  const names = await folder.topFolders();
  return names.filter((name) => /\.wz$/i.test(name) && !KNOWN_FOLDERS.has(name.toLowerCase()));
}

const MAX_LABEL = 255;

export async function planImport(folder: WzFolder): Promise<PlannedFile[]> {
  const planned = new Map<string, PlannedFile>();
  for await (const file of filesToRead(folder)) {
    const found = await stat(file.path).catch(() => undefined);
    if (found === undefined || file.label.length > MAX_LABEL) continue;
    // Some databases treat names as equal that differ only in case.
    planned.set(file.label.toLowerCase(), { file, size: found.size, modifiedAt: Math.trunc(found.mtimeMs) });
  }
  return [...planned.values()];
}

async function* filesToRead(folder: WzFolder): AsyncGenerator<WzFile> {
  for (const [part, names] of Object.entries(SINGLE_FILES)) {
    for (const name of names) yield await folder.file(part, name);
  }
  for (const kind of await folder.folders('Item.wz')) {
    if (kind.toLowerCase() !== SPECIAL_ITEMS) yield* folder.files(`Item.wz/${kind}`);
  }
  for (const kind of await folder.folders('Character.wz')) {
    if (!NO_ITEM_FOLDERS.has(kind.toLowerCase())) yield* folder.files(`Character.wz/${kind}`);
  }
  yield* folder.files('Mob.wz');
  yield* folder.files('Reactor.wz');
  for (const kind of await folder.folders(MAP_PART)) yield* folder.files(`${MAP_PART}/${kind}`);
}
