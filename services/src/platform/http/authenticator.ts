/** The caller of a request, as verified on the server. */
export interface Principal {
  accountId: number;
  sessionId: string;
  isAdmin: boolean;
  isWebAdmin: boolean;
  /** Roles that the account was given, but that do not act until it has what they wait for. */
  withheld?: Pick<Principal, 'isAdmin' | 'isWebAdmin'> & { until: WithheldUntil };
}

/** `newPassword`: the password of the account is one that anybody may try. */
export type WithheldUntil = 'secondFactor' | 'newPassword';

/** How the permission guard learns who is there; the identity module provides it. */
export abstract class Authenticator {
  /**
   * The account behind a token of `x-auth-token`. Throws `identity.unauthenticated` for a token that was never ours,
   * `identity.session_expired` for one that has ended, `identity.account_banned` for a banned account unless `allowBanned`:
   such a one has no role.
   */
  abstract authenticate(token: string, options: { allowBanned: boolean }): Promise<Principal>;
}
