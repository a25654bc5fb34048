import type { Principal } from '../../../platform/http/index.js';

export type Roles = Pick<Principal, 'isAdmin' | 'isWebAdmin'>;

/** Roles as they act, and those that do not yet. */
export type ActingRoles = Roles & Pick<Principal, 'withheld'>;

export const NO_ROLES: Roles = { isAdmin: false, isWebAdmin: false };
