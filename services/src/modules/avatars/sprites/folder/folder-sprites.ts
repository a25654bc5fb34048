import { type SpriteCategory, type SpriteReference, type SpriteSet } from '@portico/avatar';
import { MINUTE_MS } from '@portico/domain';
import { readWzFile, readWzText, type WzNode } from '../../../../catalog/index.js';
import { readSmallFile } from '../../../../platform/files/index.js';
import { MAX_PNG_BYTES } from '../part-pixels.js';
import { SpriteSource } from '../sprite-source.js';
import { readSpriteSet } from './read-sprite-set.js';
import { SpriteFolder } from './sprite-folder.js';

/** The largest file of a character has 210 KB, 6,000 nodes and 8 levels. */
const LIMITS = { maxBytes: 2 * 1_048_576, maxDepth: 24, maxNodes: 100_000 };
/** Listings and the caches of composed pictures add their own minutes. A replaced file shows within five minutes. */
const TTL_MS = 2 * MINUTE_MS;

/** Parts that poses do not need: inventory icons and level data. */
const SKIPPED = new Set(['icon', 'iconRaw', 'level']);

export class FolderSprites extends SpriteSource {
  readonly isFromGame = true;
  readonly ttlMs = TTL_MS;
  readonly generation = 'folder';

  constructor(private readonly folder: SpriteFolder) {
    super();
  }

  async find(reference: SpriteReference): Promise<SpriteSet | undefined> {
    const path = await this.folder.file(reference);
    return path === undefined ? undefined : readSpriteSet(await readTree(path), reference);
  }

  async picture(set: SpriteSet, image: string): Promise<Buffer | 'tooLarge' | undefined> {
    const path = await this.folder.picture(set, image);
    return path === undefined ? undefined : readSmallFile(path, MAX_PNG_BYTES);
  }

  async file(reference: SpriteReference): Promise<string | undefined> {
    const path = await this.folder.file(reference);
    return path === undefined ? undefined : readWzText(path, LIMITS.maxBytes);
  }

  ids(category: SpriteCategory): Promise<readonly number[]> {
    return this.folder.ids(category);
  }
}

function readTree(path: string): Promise<WzNode> {
  return readWzFile(path, ([first, second]) => first !== 'info' || !SKIPPED.has(second ?? ''), {
    limits: LIMITS,
    followsLinks: false,
  });
}
