import { dirname, resolve } from 'node:path';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { FolderSprites } from './folder/folder-sprites.js';
import { SpriteFolder } from './folder/sprite-folder.js';
import { NoSprites } from './no-sprites.js';
import type { SpriteSource } from './sprite-source.js';

/** The owner's folder where one is set, and it alone. */
export function createSpriteSource({ env, server }: PorticoConfig): SpriteSource {
  const { folder } = server.avatars;
  if (folder === undefined) return new NoSprites();
  return new FolderSprites(new SpriteFolder(resolve(dirname(env.configFile), folder)));
}
