import type { Roles } from './roles.js';

/** Whether roles that an account was given may act yet; what protects accounts provides it. */
export abstract class RoleGate {
  /** Whether the account has to protect itself before these roles act. */
  abstract withholds(accountId: number, roles: Roles): Promise<boolean>;
}
