import type { Principal } from '../../../platform/http/index.js';

export type Roles = Pick<Principal, 'isAdmin' | 'isWebAdmin'>;

export const NO_ROLES: Roles = { isAdmin: false, isWebAdmin: false };
