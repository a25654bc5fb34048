import type { Roles } from '../../identity/index.js';
import type { AccountRole } from './accounts.dto.js';
import { ACCOUNT_ROLES } from './accounts.dto.js';

export function roleOf({ isAdmin, isWebAdmin }: Roles): AccountRole {
  return isWebAdmin ? 'webAdmin' : isAdmin ? 'admin' : 'player';
}

/** Whether one role stands above another: players, admins, web admins. */
export function isHigher(role: AccountRole, than: AccountRole): boolean {
  return ACCOUNT_ROLES.indexOf(role) > ACCOUNT_ROLES.indexOf(than);
}
