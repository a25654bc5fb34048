import { ApiProperty } from '@nestjs/swagger';
import { ADMIN_REASON_MAX_LENGTH } from '@portico/domain';
import { IsIn, IsInt, Min } from 'class-validator';
import { DatabasePaginationDto, Optional, WrittenText } from '../../../platform/http/index.js';

/** What accounts are searched by. */
export const ACCOUNT_SEARCHES = ['name', 'character', 'email', 'network'] as const;
export type AccountSearch = (typeof ACCOUNT_SEARCHES)[number];

export const BAN_TYPES = ['temporary', 'permanent'] as const;
export type BanType = (typeof BAN_TYPES)[number];

export const ACCOUNT_ROLES = ['player', 'admin', 'webAdmin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

const MOMENT = { type: 'integer', description: 'Milliseconds UTC' } as const;
const NO_MOMENT = { ...MOMENT, nullable: true } as const;

export class AccountBanDto {
  @ApiProperty({ enum: BAN_TYPES, enumName: 'BanType' }) type: BanType;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty(NO_MOMENT) until: number | null;
}

/** An account in a list. */
export class FoundAccountDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ACCOUNT_ROLES, enumName: 'AccountRole' }) role: AccountRole;
  @ApiProperty({ type: () => AccountBanDto, nullable: true }) ban: AccountBanDto | null;
  @ApiProperty({ description: 'In the game, as its row says' }) isInGame: boolean;
  @ApiProperty({ type: [String], description: 'Highest level first, six at most' }) characterNames: string[];
  @ApiProperty({ ...NO_MOMENT, description: 'When it was made; null where the server does not keep it' })
  createdAt: number | null;
  @ApiProperty({ ...NO_MOMENT, description: 'When it last came or went in the game' }) lastSeenAt:
    | number
    | null;
}

export class FoundAccountsDto {
  @ApiProperty({ type: () => [FoundAccountDto] }) accounts: FoundAccountDto[];
  @ApiProperty({ type: () => DatabasePaginationDto }) pagination: DatabasePaginationDto;
}

export class AdminCharacterDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: 'integer' }) level: number;
  @ApiProperty({ type: 'integer' }) job: number;
  @ApiProperty({ type: 'integer' }) meso: number;
  @ApiProperty({ type: 'integer' }) gmLevel: number;
  @ApiProperty({ type: 'integer' }) mapId: number;
  @ApiProperty({ type: String, nullable: true }) mapName: string | null;
}

export class AdminSessionDto {
  @ApiProperty(MOMENT) createdAt: number;
  @ApiProperty(MOMENT) lastSeenAt: number;
  @ApiProperty({ type: String, nullable: true, example: '203.0.*.*' }) network: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Firefox' }) browser: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Windows' }) system: string | null;
}

export class AccountBalancesDto {
  @ApiProperty({ type: 'integer' }) nxCredit: number;
  @ApiProperty({ type: 'integer' }) maplePoint: number;
  @ApiProperty({ type: 'integer' }) nxPrepaid: number;
  @ApiProperty({ type: 'integer' }) votePoints: number;
  @ApiProperty({ type: 'integer' }) meso: number;
}

/** All that is to be known of an account at a glance; votes, ledger and audit are in its story. */
export class AdminAccountDto extends FoundAccountDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'm•••@example.org',
    description: 'Its first letter and its host alone, unless a web admin asks',
  })
  email: string | null;
  @ApiProperty() emailConfirmed: boolean;
  @ApiProperty({ description: 'Logs in with a second factor' }) hasSecondFactor: boolean;
  @ApiProperty({ type: () => AccountBalancesDto }) balances: AccountBalancesDto;
  @ApiProperty({ type: () => [AdminCharacterDto] }) characters: AdminCharacterDto[];
  @ApiProperty({ type: () => [AdminSessionDto], description: 'Open on the site, last seen first' })
  sessions: AdminSessionDto[];
  @ApiProperty({
    type: 'integer',
    description: 'Network addresses and devices that the game has banned with it, and refuses without a word',
  })
  addressBans: number;
  @ApiProperty({ type: 'integer', description: 'Findings about it that no one has looked at' })
  suspicions: number;
  @ApiProperty({
    description: 'Whoever asks may act on it: not their own, and of admins only those of a lower GM level',
  })
  mayAct: boolean;
}

/** Why an admin does it; a field of every act on an account. */
export class AccountActRequestDto {
  @ApiProperty({ minLength: 1, maxLength: ADMIN_REASON_MAX_LENGTH, description: 'Needed; blanks are none' })
  @WrittenText(ADMIN_REASON_MAX_LENGTH)
  reason: string;
}

export class BanRequestDto extends AccountActRequestDto {
  @ApiProperty({ enum: BAN_TYPES, enumName: 'BanType' })
  @IsIn(BAN_TYPES)
  type: BanType;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Of a temporary ban, milliseconds UTC, to come',
  })
  @Optional()
  @IsInt()
  @Min(1)
  until?: number;
}

export const ACCOUNT_ACT_EFFECTS = ['done', 'disconnected', 'stillInGame', 'addressesBanned'] as const;
export type AccountActEffect = (typeof ACCOUNT_ACT_EFFECTS)[number];

export class AccountActedDto {
  @ApiProperty({ type: () => AdminAccountDto }) account: AdminAccountDto;
  @ApiProperty({
    enum: ACCOUNT_ACT_EFFECTS,
    description:
      'disconnected: it was in the game and is no more; stillInGame: it plays on until it logs out, since the portal cannot reach the game; addressesBanned: the game goes on refusing its network addresses or devices, which the portal may not free',
  })
  effect: AccountActEffect;
}
