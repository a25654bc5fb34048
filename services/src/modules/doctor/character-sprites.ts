import type { PorticoConfig } from '../../platform/config/index.js';
import { spriteStateOf } from '../avatars/index.js';
import type { Finding } from './finding.js';

const CHECK = 'npm run portico -- sprites check';

/** What is said of the pictures that characters are put together from. */
export async function characterSprites(config: PorticoConfig): Promise<Finding> {
  const name = 'pictures of characters';
  const found = await spriteStateOf(config);
  if (!('folder' in found)) return { name, state: 'ready', hint: '' };
  const why =
    found.state === 'absent'
      ? `there is no folder ${found.folder} (server.avatars.folder)`
      : `${found.folder} has no body with a head`;
  return { name, state: 'limited', hint: `${why}: characters are drawn instead; ${CHECK} says more` };
}
