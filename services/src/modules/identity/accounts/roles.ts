import type { Principal, WithheldUntil } from '../../../platform/http/index.js';
import type { KnownAccount } from './accounts.repository.js';

export type Roles = Pick<Principal, 'isAdmin' | 'isWebAdmin'>;

export type ActingRoles = Roles & Pick<Principal, 'withheld'>;

export const NO_ROLES: Roles = { isAdmin: false, isWebAdmin: false };

export function rolesOf(
  webAdmin: number | null,
  characters: readonly { gmLevel: number }[],
  adminGmLevel: number,
): Roles {
  const isWebAdmin = (webAdmin ?? 0) >= 1;
  return { isAdmin: isWebAdmin || characters.some(({ gmLevel }) => gmLevel >= adminGmLevel), isWebAdmin };
}

/** Rank of an account: its highest GM level, Infinity for a web admin, 0 for a player. Admins act on lower ranks only. */
export function rankOf(
  webAdmin: number | null,
  characters: readonly { gmLevel: number }[],
  adminGmLevel: number,
): number {
  const { isAdmin, isWebAdmin } = rolesOf(webAdmin, characters, adminGmLevel);
  if (isWebAdmin) return Infinity;
  return isAdmin ? Math.max(...characters.map(({ gmLevel }) => gmLevel)) : 0;
}

/** Decides whether roles of an account are active yet. The module that protects accounts implements it. */
export abstract class RoleGate {
  abstract withheldUntil(account: KnownAccount, roles: Roles): Promise<WithheldUntil | undefined>;
}
