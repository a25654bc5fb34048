import { dirname, resolve } from 'node:path';
import { headOfSkin, skinOfBody } from '@portico/avatar';
import type { CatalogService } from '../../../catalog/index.js';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { createRasterizer } from '../../../platform/rasterizer/index.js';
import { DrawnSprites } from './drawn/drawn-sprites.js';
import { FolderSprites } from './folder/folder-sprites.js';
import { SpriteFolder } from './folder/sprite-folder.js';
import type { SpriteSource } from './sprite-source.js';

export function createSpriteSource(config: PorticoConfig, catalogs: CatalogService): SpriteSource {
  const folder = spriteFolderOf(config);
  return folder === undefined
    ? new DrawnSprites(catalogs, createRasterizer())
    : new FolderSprites(new SpriteFolder(folder));
}

/** The owner's folder. A relative path begins at the folder of the settings file. */
export function spriteFolderOf({ env, server }: PorticoConfig): string | undefined {
  const { folder } = server.avatars;
  return folder === undefined ? undefined : resolve(dirname(env.configFile), folder);
}

/** State of the owner's sprite folder; `drawn` if none is set. */
type SpriteState = { state: 'drawn' | 'ready' } | { state: 'absent' | 'noBody'; folder: string };

export async function spriteStateOf(config: PorticoConfig): Promise<SpriteState> {
  const path = spriteFolderOf(config);
  if (path === undefined) return { state: 'drawn' };
  const folder = new SpriteFolder(path);
  if (!(await folder.isThere())) return { state: 'absent', folder: path };
  const bodies = await folder.ids('Body');
  const heads = new Set(await folder.ids('Head'));
  const isReady = bodies.some((id) => heads.has(headOfSkin(skinOfBody(id) ?? id)));
  return isReady ? { state: 'ready' } : { state: 'noBody', folder: path };
}
