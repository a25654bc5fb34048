import { headOfSkin, skinOfBody } from '@portico/avatar';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { SpriteFolder } from './folder/sprite-folder.js';
import { spriteFolderOf } from './create-sprite-source.js';

/** State of the owner's sprite folder; `drawn` if none is set. */
export type SpriteState = { state: 'drawn' | 'ready' } | { state: 'absent' | 'noBody'; folder: string };

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
