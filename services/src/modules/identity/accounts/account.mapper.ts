import { type Ban, gameNumber, LOGIN_STATE } from '../../../game/index.js';
import type { AccountCharacterDto, AccountDto } from './account.dto.js';
import type { AccountCharacter, AccountDetails, KnownAccount } from './accounts.repository.js';
import type { ActingRoles } from './roles.js';

export interface AccountParts {
  account: KnownAccount;
  details: AccountDetails;
  emailConfirmed: boolean;
  characters: AccountCharacter[];
  roles: ActingRoles;
  ban: Ban | undefined;
}

export function toAccountDto(parts: AccountParts): AccountDto {
  const { account, details, emailConfirmed, characters, roles, ban } = parts;
  return {
    id: account.id,
    username: account.name,
    email: details.email,
    emailConfirmed,
    banned: ban !== undefined,
    banReason: ban?.reason ?? null,
    banType: ban?.type ?? null,
    tempBanExpiry: ban?.until ?? null,
    nxCredit: details.nxCredit,
    maplePoint: details.maplePoint,
    nxPrepaid: details.nxPrepaid,
    votePoints: details.votePoints,
    totalMeso: gameNumber(characters.reduce((sum, character) => sum + character.meso, 0)),
    characters: characters.map(toCharacterDto),
    isAdmin: roles.isAdmin,
    isWebAdmin: roles.isWebAdmin,
    needsSecondFactor: roles.withheld?.until === 'secondFactor',
    needsNewPassword: roles.withheld?.until === 'newPassword',
    loggedIn: account.loginState !== LOGIN_STATE.out,
    characterSlots: details.characterSlots,
  };
}

function toCharacterDto(character: AccountCharacter): AccountCharacterDto {
  const { id, name, level, job, meso, str, dex, int, luk, hp, mp } = character;
  return {
    id,
    name,
    level,
    job,
    meso,
    stats: { str, dex, int, luk, hp, mp, maxhp: character.maxHp, maxmp: character.maxMp },
  };
}
