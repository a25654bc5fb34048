import {
  ACCOUNT_NOTE_KINDS,
  ACCOUNT_NOTE_MAX_LENGTH,
  ADMIN_REASON_MAX_LENGTH,
  POINT_TYPES,
  STAFF_ACTS,
} from '@portico/domain';
import type { AccountNoteKind, PointType, StaffAct } from '@portico/domain';
import { IsIn, IsInt, Min } from 'class-validator';
import {
  Choice,
  DatabasePaginationDto,
  Flag,
  Integer,
  Nested,
  Optional,
  Text,
  WrittenText,
} from '../../../platform/http/index.js';

export const ACCOUNT_SEARCHES = ['name', 'character', 'email', 'network'] as const;
export type AccountSearch = (typeof ACCOUNT_SEARCHES)[number];

export const BAN_TYPES = ['temporary', 'permanent'] as const;
export type BanType = (typeof BAN_TYPES)[number];

export const ACCOUNT_ROLES = ['player', 'admin', 'webAdmin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export class AccountBanDto {
  @Choice(BAN_TYPES, { enumName: 'BanType' }) type: BanType;
  @Text({ nullable: true }) reason: string | null;
  @Integer('Milliseconds UTC', { nullable: true }) until: number | null;

  @Text('The admin who set it here; null where the game did, or that account is gone', { nullable: true })
  by: string | null;

  @Integer('When it was set here; null where the game did', { nullable: true }) at: number | null;
}

export class FoundAccountDto {
  @Integer() id: number;
  @Text() name: string;
  @Choice(ACCOUNT_ROLES, { enumName: 'AccountRole' }) role: AccountRole;
  @Nested(() => AccountBanDto, { nullable: true }) ban: AccountBanDto | null;
  @Flag('In the game, as its row says') isInGame: boolean;
  @Text('Highest level first, six at most', { isArray: true }) characterNames: string[];

  @Integer('When it was made; null where the server does not keep it', { nullable: true })
  createdAt: number | null;

  @Integer('When it last came or went in the game', { nullable: true }) lastSeenAt: number | null;
}

export class FoundAccountsDto {
  @Nested(() => [FoundAccountDto]) accounts: FoundAccountDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class AdminCharacterDto {
  @Integer() id: number;
  @Text() name: string;
  @Integer() level: number;
  @Integer() job: number;
  @Integer() meso: number;
  @Integer() gmLevel: number;
  @Integer() mapId: number;
  @Text({ nullable: true }) mapName: string | null;
}

export class AdminSessionDto {
  @Integer('Milliseconds UTC') createdAt: number;
  @Integer('Milliseconds UTC') lastSeenAt: number;
  @Text({ nullable: true, example: '203.0.*.*' }) network: string | null;
  @Text({ nullable: true, example: 'Firefox' }) browser: string | null;
  @Text({ nullable: true, example: 'Windows' }) system: string | null;
}

export class AccountBalancesDto {
  @Integer() nxCredit: number;
  @Integer() maplePoint: number;
  @Integer() nxPrepaid: number;
  @Integer() votePoints: number;
  @Integer() meso: number;
}

export class AdminAccountDto extends FoundAccountDto {
  @Text('First letter and host only, except for web admins', { nullable: true, example: 'm•••@example.org' })
  email: string | null;

  @Flag() emailConfirmed: boolean;
  @Flag('Logs in with a second factor') hasSecondFactor: boolean;
  @Nested(() => AccountBalancesDto) balances: AccountBalancesDto;
  @Nested(() => [AdminCharacterDto]) characters: AdminCharacterDto[];
  @Nested(() => [AdminSessionDto], 'Open on the site, last seen first') sessions: AdminSessionDto[];

  @Integer('Network addresses and devices that the game has banned with it, and refuses without a word')
  addressBans: number;

  @Integer('Findings about it that are not reviewed') suspicions: number;

  @Flag('The caller may act on the account: never on their own, and on admins only with a lower GM level')
  mayAct: boolean;
}

export class AccountActRequestDto {
  @WrittenText('Needed; blanks are none', { minLength: 1, maxLength: ADMIN_REASON_MAX_LENGTH })
  reason: string;
}

export class BanRequestDto extends AccountActRequestDto {
  @Choice(BAN_TYPES, { enumName: 'BanType' }) @IsIn(BAN_TYPES) type: BanType;

  @Integer('End of a temporary ban, milliseconds UTC, in the future', { required: false })
  @Optional()
  @IsInt()
  @Min(1)
  until?: number;
}

export const ACCOUNT_ACT_EFFECTS = ['done', 'disconnected', 'stillInGame', 'addressesBanned'] as const;
export type AccountActEffect = (typeof ACCOUNT_ACT_EFFECTS)[number];

export class AccountActedDto {
  @Nested(() => AdminAccountDto) account: AdminAccountDto;

  @Choice(
    ACCOUNT_ACT_EFFECTS,
    'disconnected: the player was in the game and was disconnected; stillInGame: the portal cannot reach the game, so the player stays until they log out; addressesBanned: the game still refuses network addresses or devices that the portal may not unban',
  )
  effect: AccountActEffect;
}

export class AccountNoteDto {
  @Integer() id: number;
  @Integer('Milliseconds UTC') at: number;
  @Text('Author of the note; null if that account is gone', { nullable: true }) by: string | null;

  @Choice(ACCOUNT_NOTE_KINDS, 'warning: the player was told', { enumName: 'AccountNoteKind' })
  kind: AccountNoteKind;

  @Text() text: string;
}

export class StaffActDto {
  @Integer('Number of the audit entry') id: number;
  @Integer('Milliseconds UTC') at: number;
  @Choice(STAFF_ACTS, { enumName: 'StaffAct' }) action: StaffAct;
  @Text('Name of the actor; null if that account is gone', { nullable: true }) by: string | null;
  @Text({ nullable: true }) reason: string | null;
  @Integer('Points that were given or asked for', { nullable: true }) amount: number | null;
  @Choice(POINT_TYPES, { enumName: 'PointType', nullable: true }) pointType: PointType | null;
}

export class AccountHistoryDto {
  @Nested(() => [AccountNoteDto], 'Newest first, 100 at most') notes: AccountNoteDto[];
  @Nested(() => [StaffActDto], 'Newest first, 50 at most') acts: StaffActDto[];
}

export class NoteRequestDto {
  @Choice(ACCOUNT_NOTE_KINDS, { enumName: 'AccountNoteKind' })
  @IsIn(ACCOUNT_NOTE_KINDS)
  kind: AccountNoteKind;

  @WrittenText('Blanks are none', { minLength: 1, maxLength: ACCOUNT_NOTE_MAX_LENGTH }) text: string;
}
