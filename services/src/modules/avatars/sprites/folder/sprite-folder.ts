import { opendir, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type SpriteCategory, spriteCategoryOf, spriteName, type SpriteReference } from '@portico/avatar';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@portico/domain';
import { isAbsent } from '../../../../platform/files/index.js';

const LISTED_MS = MINUTE_MS;
/** Limit of names in memory. A body has about a thousand pictures. */
const MAX_NAMES = 150_000;

interface FolderListing {
  folders: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
}

const EMPTY: FolderListing = { folders: new Map(), files: new Map() };

/** Caches listings of folders for a minute. Links are neither files nor folders. Names are compared without case. */
class FolderListings {
  private readonly listings: LRUCache<string, FolderListing>;

  constructor(now: () => number = () => performance.now()) {
    this.listings = new LRUCache({
      ttl: LISTED_MS,
      ttlResolution: 0,
      perf: { now },
      maxSize: MAX_NAMES,
      sizeCalculation: ({ folders, files }) => folders.size + files.size + 1,
      ignoreFetchAbort: true,
      fetchMethod: (path) => list(path),
    });
  }

  /** The real folder of a path. Links are followed, because the owner may have set a link. */
  async root(path: string): Promise<string | undefined> {
    try {
      return await realpath(path);
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async isFolder(path: string): Promise<boolean> {
    try {
      await (await opendir(path)).close();
      return true;
    } catch (error) {
      if (isAbsent(error)) return false;
      throw error;
    }
  }

  of(path: string): Promise<FolderListing> {
    return this.listings.forceFetch(path);
  }

  async folder(within: string, name: string): Promise<string | undefined> {
    const found = (await this.of(within)).folders.get(name.toLowerCase());
    return found === undefined ? undefined : join(within, found);
  }

  async file(within: string, name: string): Promise<string | undefined> {
    const found = (await this.of(within)).files.get(name.toLowerCase());
    return found === undefined ? undefined : join(within, found);
  }
}

async function list(path: string): Promise<FolderListing> {
  const folders = new Map<string, string>();
  const files = new Map<string, string>();
  try {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      if (entry.isDirectory()) folders.set(entry.name.toLowerCase(), entry.name);
      else if (entry.isFile()) files.set(entry.name.toLowerCase(), entry.name);
    }
  } catch (error) {
    // A missing or unreadable folder counts as empty.
    if (isAbsent(error)) return EMPTY;
    throw error;
  }
  return { folders, files };
}

const PLACES = [[], ['character.wz'], ['xml'], ['xml', 'character.wz'], ['png'], ['png', 'character.wz']];

const SET_FILE = /^(\d{8})\.img\.xml$/;
const UNFILED: ReadonlySet<SpriteCategory> = new Set(['Body', 'Head']);

/**
 * Character data of the game's client as tools extract it: `Coat/01040002.img.xml`, and its pictures as
 * `Coat/01040002.img/stand1.0.mail.png` or `Coat/01040002.img/stand1/0/mail.png`. Bodies and heads are beside `Coat`. Paths are made only
 * from names in a listing, so that no address can choose a path. Links below the folder are not followed.
 */
export class SpriteFolder {
  private readonly listings: FolderListings;

  constructor(
    private readonly folder: string,
    now?: () => number,
  ) {
    this.listings = new FolderListings(now);
  }

  isThere(): Promise<boolean> {
    return this.listings.isFolder(this.folder);
  }

  async file({ category, id }: SpriteReference): Promise<string | undefined> {
    for (const place of await this.places(category)) {
      const file = await this.listings.file(place, `${spriteName(id)}.img.xml`);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  async picture({ category, id }: SpriteReference, image: string): Promise<string | undefined> {
    for (const place of await this.places(category)) {
      const own = await this.listings.folder(place, `${spriteName(id)}.img`);
      const found = own && (await this.pictureIn(own, image));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async ids(category: SpriteCategory): Promise<readonly number[]> {
    const found = new Set<number>();
    for (const place of await this.places(category)) {
      for (const name of (await this.listings.of(place)).files.keys()) {
        const id = Number(SET_FILE.exec(name)?.[1] ?? -1);
        if (spriteCategoryOf(id) === category) found.add(id);
      }
    }
    return [...found].sort((one, other) => one - other);
  }

  private async pictureIn(own: string, image: string): Promise<string | undefined> {
    const flat = await this.listings.file(own, `${image}.png`);
    if (flat !== undefined) return flat;
    const steps = image.split('.');
    const name = steps.pop() ?? '';
    let within = own;
    for (const step of steps) {
      const next = await this.listings.folder(within, step);
      if (next === undefined) return undefined;
      within = next;
    }
    return this.listings.file(within, `${name}.png`);
  }

  private async places(category: SpriteCategory): Promise<readonly string[]> {
    const root = await this.listings.root(this.folder);
    if (root === undefined) return [];
    const found: string[] = [];
    for (const steps of PLACES) {
      const names = UNFILED.has(category) ? steps : [...steps, category];
      let place: string | undefined = root;
      for (const name of names) place = place && (await this.listings.folder(place, name));
      if (place !== undefined) found.push(place);
    }
    return found;
  }
}
