import type { WithheldUntil } from '../../../platform/http/index.js';
import type { KnownAccount } from './accounts.repository.js';
import type { Roles } from './roles.js';

/** Whether roles that an account was given may act yet; what protects accounts provides it. */
export abstract class RoleGate {
  /** The step that the account must take before these roles act; undefined where they do. */
  abstract withheldUntil(account: KnownAccount, roles: Roles): Promise<WithheldUntil | undefined>;
}
