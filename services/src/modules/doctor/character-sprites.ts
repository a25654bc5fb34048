import type { PorticoConfig } from '../../platform/config/index.js';
import { spriteStateOf } from '../avatars/index.js';
import { type Finding, notReady, ready } from './finding.js';

/** The finding on the pictures that characters are put together from. */
export async function characterSprites(config: PorticoConfig): Promise<Finding> {
  const found = await spriteStateOf(config);
  if (!('folder' in found)) return ready('sprites');
  const params = { folder: found.folder };
  return found.state === 'absent'
    ? notReady('sprites', 'limited', { reason: 'spritesAbsent', params, remedy: 'server.avatars.folder' })
    : notReady('sprites', 'limited', {
        reason: 'spritesEmpty',
        params,
        remedy: 'npm run portico -- sprites check',
      });
}
