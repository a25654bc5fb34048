import type { Roles } from '../../identity/index.js';
import type { AccountRole } from './accounts.dto.js';

export function roleOf({ isAdmin, isWebAdmin }: Roles): AccountRole {
  return isWebAdmin ? 'webAdmin' : isAdmin ? 'admin' : 'player';
}
