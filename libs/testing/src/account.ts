import type { Account } from '@portico/portal-kit';

/** The answer of `GET /api/auth/user` for a player without a character. */
export function accountOf(changes: Partial<Account> = {}): Account {
  return {
    id: 7,
    username: 'Ada',
    email: null,
    emailConfirmed: false,
    banned: false,
    banReason: null,
    banType: null,
    tempBanExpiry: null,
    nxCredit: 0,
    maplePoint: 0,
    nxPrepaid: 0,
    votePoints: 0,
    totalMeso: 0,
    characters: [],
    isAdmin: false,
    isWebAdmin: false,
    needsSecondFactor: false,
    needsNewPassword: false,
    loggedIn: false,
    characterSlots: 3,
    ...changes,
  };
}
