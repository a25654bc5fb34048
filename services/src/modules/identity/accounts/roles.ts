import type { Principal, WithheldUntil } from '../../../platform/http/index.js';
import type { KnownAccount } from './accounts.repository.js';

export type Roles = Pick<Principal, 'isAdmin' | 'isWebAdmin'>;

export type ActingRoles = Roles & Pick<Principal, 'withheld'>;

export const NO_ROLES: Roles = { isAdmin: false, isWebAdmin: false };

/** Roles that the game's tables give: a web admin by its account, an admin by the highest GM level of its characters. */
export function rolesOf(
  webAdmin: number | null,
  characters: readonly { gmLevel: number }[],
  adminGmLevel: number,
): Roles {
  const isWebAdmin = (webAdmin ?? 0) >= 1;
  return { isAdmin: isWebAdmin || characters.some(({ gmLevel }) => gmLevel >= adminGmLevel), isWebAdmin };
}

/** The rank of an account, which acts on lower ones only: its highest GM level, Infinity for a web admin, 0 for a player. */
export function rankOf(
  webAdmin: number | null,
  characters: readonly { gmLevel: number }[],
  adminGmLevel: number,
): number {
  const { isAdmin, isWebAdmin } = rolesOf(webAdmin, characters, adminGmLevel);
  if (isWebAdmin) return Infinity;
  return isAdmin ? Math.max(...characters.map(({ gmLevel }) => gmLevel)) : 0;
}

/** Whether roles that an account was given may act yet; what protects accounts provides it. */
export abstract class RoleGate {
  /** The step that the account must take before these roles act; undefined where they do. */
  abstract withheldUntil(account: KnownAccount, roles: Roles): Promise<WithheldUntil | undefined>;
}
