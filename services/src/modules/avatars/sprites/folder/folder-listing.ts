import { opendir, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@portico/domain';
import { isAbsent } from '../../../../platform/files/index.js';

const LISTED_MS = MINUTE_MS;
/** Limit of names in memory. A body has about a thousand pictures. */
const MAX_NAMES = 150_000;

export interface FolderListing {
  folders: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
}

const EMPTY: FolderListing = { folders: new Map(), files: new Map() };

/** Caches listings of folders for a minute. Links are neither files nor folders. Names are compared without case. */
export class FolderListings {
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
