import { accountOf } from '@portico/testing/account';
import type { Account, AccountCharacter } from '@portico/portal-kit';
import type { Grants, Overview, OverviewCharacter } from '../account.queries';

export function accountCharacter(changes: Partial<AccountCharacter> = {}): AccountCharacter {
  return {
    id: 9,
    name: 'Brannoc',
    level: 157,
    job: 112,
    meso: 5_400_000,
    stats: { str: 620, dex: 85, int: 4, luk: 5, hp: 8400, mp: 700, maxhp: 11_300, maxmp: 1450 },
    ...changes,
  };
}

export function accountAnswer(changes: Partial<Account> = {}): Account {
  return accountOf({
    id: 1,
    username: 'wren',
    nxCredit: 12_000,
    maplePoint: 30,
    votePoints: 7,
    totalMeso: 5_400_000,
    characters: [accountCharacter()],
    ...changes,
  });
}

export function overviewCharacter(changes: Partial<OverviewCharacter> = {}): OverviewCharacter {
  return {
    id: 9,
    world: 0,
    fame: 41,
    exp: 987_654,
    guildName: 'Lanterns',
    mapId: 100_000_000,
    mapName: 'Willowrest',
    isOnline: false,
    channel: null,
    lastSeenAt: Date.UTC(2026, 0, 1),
    rank: 3,
    rankChange: { day: 2, week: -1 },
    ...changes,
  };
}

export function overviewAnswer(changes: Partial<Overview> = {}): Overview {
  return {
    characters: [overviewCharacter()],
    slots: [{ world: 0, used: 1, max: 3 }],
    source: 'live',
    presence: 'out',
    spending: {
      isOn: true,
      inGame: false,
      nxPerVotePoint: 1000,
      upgradeMesos: 3_000_000,
      upgradeVotePoints: 1,
      upgradeStep: 30,
      upgradeCeiling: 30_000,
      nxCeiling: 2_147_483_647,
    },
    canDisconnect: true,
    ...changes,
  };
}

export const NO_GRANTS: Grants = { waiting: [], delivered: [] };
