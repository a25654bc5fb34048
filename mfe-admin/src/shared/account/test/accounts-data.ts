import type { Answer } from '@portico/portal-kit';
import type { AccountHistory, AdminAccount } from '../account.queries';

type FoundAccounts = Answer<'/api/admin/accounts'>;
type FoundAccount = FoundAccounts['accounts'][number];

export function aFoundAccount(changes: Partial<FoundAccount> = {}): FoundAccount {
  return {
    id: 12,
    name: 'mochi',
    role: 'player',
    ban: null,
    isInGame: false,
    characterNames: ['Mochiko', 'Dango'],
    createdAt: Date.UTC(2026, 0, 5),
    lastSeenAt: Date.now() - 2 * 3_600_000,
    ...changes,
  };
}

export function foundAccounts(accounts: FoundAccount[], pages = 1): FoundAccounts {
  return { accounts, pagination: { page: 1, limit: 25, total: accounts.length, pages } };
}

export function anAccount(changes: Partial<AdminAccount> = {}): AdminAccount {
  return {
    ...aFoundAccount(),
    email: 'm•••@example.org',
    emailConfirmed: true,
    hasSecondFactor: true,
    addressBans: 0,
    balances: { nxCredit: 4200, maplePoint: 0, nxPrepaid: 0, votePoints: 7, meso: 1_500_000 },
    characters: [
      {
        id: 5,
        name: 'Mochiko',
        level: 70,
        job: 110,
        meso: 1_500_000,
        gmLevel: 0,
        mapId: 100,
        mapName: 'Harbor',
      },
      { id: 6, name: 'GMDango', level: 200, job: 900, meso: 0, gmLevel: 4, mapId: 101, mapName: null },
    ],
    sessions: [
      {
        createdAt: Date.now() - 86_400_000,
        lastSeenAt: Date.now() - 60_000,
        network: '203.0.*.*',
        browser: 'Firefox',
        system: 'Linux',
      },
    ],
    suspicions: 2,
    mayAct: true,
    ...changes,
  };
}

export function aHistory(changes: Partial<AccountHistory> = {}): AccountHistory {
  return { notes: [], acts: [], ...changes };
}
