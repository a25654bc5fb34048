import { accountOf } from '@portico/testing/account';
import type { Account } from '@portico/portal-kit';
import { HOUR_MS } from '@portico/domain';
import type { Factors, PortalSession, SignIn } from '../security.queries';

export const NOW = Date.UTC(2026, 4, 20, 12);

export function anAccount(changes: Partial<Account> = {}): Account {
  return accountOf({ id: 1, username: 'wren', email: 'wren@portico.example', ...changes });
}

export function aSession(changes: Partial<PortalSession> = {}): PortalSession {
  return {
    id: 's1',
    browser: 'Firefox',
    system: 'Windows',
    isPhone: false,
    network: '203.0.*.*',
    method: 'password',
    createdAt: NOW - 3 * HOUR_MS,
    lastSeenAt: NOW,
    isCurrent: true,
    ...changes,
  };
}

export function aSignIn(changes: Partial<SignIn> = {}): SignIn {
  return {
    at: NOW - HOUR_MS,
    isSuccess: true,
    method: 'password',
    reason: null,
    browser: 'Firefox',
    system: 'Windows',
    isPhone: false,
    network: '203.0.*.*',
    ...changes,
  };
}

export function someFactors(changes: Partial<Factors> = {}): Factors {
  return {
    totp: { isOn: false, since: null },
    recoveryCodesLeft: 0,
    passkeys: [],
    isRequired: false,
    canAddTotp: true,
    canAddPasskeys: true,
    ...changes,
  };
}
