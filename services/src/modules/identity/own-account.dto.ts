import { Flag, Integer, Nested, Text, Choice } from '../../platform/http/index.js';
import { NewPassword, TypedText } from './accounts/account-fields.js';
import { PasskeyDto } from './passkeys/passkeys.dto.js';
import { LOGIN_FAILURES, LOGIN_METHODS } from './sessions/login-method.js';
import type { LoginFailure, LoginMethod } from './sessions/login-method.js';

class CharacterStatsDto {
  @Integer() str: number;
  @Integer() dex: number;
  @Integer() int: number;
  @Integer() luk: number;
  @Integer() hp: number;
  @Integer() mp: number;
  @Integer() maxhp: number;
  @Integer() maxmp: number;
}

export class AccountCharacterDto {
  @Integer() id: number;
  @Text() name: string;
  @Integer() level: number;
  @Integer('Job code of the game') job: number;
  @Integer() meso: number;
  @Nested(() => CharacterStatsDto) stats: CharacterStatsDto;
}

export class AccountDto {
  @Integer() id: number;
  @Text() username: string;
  @Text({ nullable: true }) email: string | null;
  @Flag('A mail to the address was answered') emailConfirmed: boolean;
  @Flag() banned: boolean;
  @Text({ nullable: true }) banReason: string | null;

  @Choice(['temporary', 'permanent'], { nullable: true })
  banType: 'temporary' | 'permanent' | null;

  @Integer('Milliseconds UTC', { nullable: true }) tempBanExpiry: number | null;
  @Integer() nxCredit: number;
  @Integer() maplePoint: number;
  @Integer() nxPrepaid: number;
  @Integer() votePoints: number;
  @Integer('Meso of all characters') totalMeso: number;
  @Nested(() => [AccountCharacterDto]) characters: AccountCharacterDto[];
  @Flag() isAdmin: boolean;
  @Flag() isWebAdmin: boolean;
  @Flag('The role of the account acts once it has set up a second factor') needsSecondFactor: boolean;

  @Flag(
    'The role of the account does not act: its password is its name, which the owner of the server has to change',
  )
  needsNewPassword: boolean;

  @Flag('The account is in the game, or in character selection') loggedIn: boolean;
  @Integer() characterSlots: number;
}

export class ChangePasswordDto {
  @TypedText('Current password', { format: 'password' }) currentPassword: string;
  @NewPassword('New password') newPassword: string;
}

export class PasswordChangedDto {
  @Text() msg: string;
}

export class ConfirmingPasswordDto {
  @TypedText('Password', { format: 'password' }) password: string;
}

export class TotpCodeDto {
  @TypedText('Code') code: string;
}

export class TotpSecretDto {
  @Text('To type into an app, base32') secret: string;
  @Text('For a QR code, otpauth://') uri: string;
}

export class RecoveryCodesDto {
  @Text('Shown this once; each is good once', { isArray: true }) recoveryCodes: string[];
}

class TotpDto {
  @Flag('Logging in asks for a code') isOn: boolean;
  @Integer('Milliseconds UTC', { nullable: true }) since: number | null;
}

export class FactorsDto {
  @Nested(() => TotpDto) totp: TotpDto;
  @Integer() recoveryCodesLeft: number;
  @Nested(() => [PasskeyDto]) passkeys: PasskeyDto[];
  @Flag('The role of the account acts only with a factor') isRequired: boolean;
  @Flag('The server lets people have codes of an app') canAddTotp: boolean;
  @Flag('The server lets people have passkeys') canAddPasskeys: boolean;
}

class DeviceDto {
  @Text({ nullable: true, example: 'Firefox' }) browser: string | null;
  @Text({ nullable: true, example: 'Windows' }) system: string | null;
  @Flag() isPhone: boolean;

  @Text('The first two parts of the address', { nullable: true, example: '203.0.*.*' })
  network: string | null;

  @Choice(LOGIN_METHODS) method: LoginMethod;
}

export class SessionDto extends DeviceDto {
  @Text() id: string;
  @Integer('Milliseconds UTC') createdAt: number;
  @Integer('Milliseconds UTC, within five minutes') lastSeenAt: number;
  @Flag('The session of this call') isCurrent: boolean;
}

export class SessionsDto {
  @Nested(() => [SessionDto], 'This one first, then by when they were seen last') sessions: SessionDto[];
}

export class SignInDto extends DeviceDto {
  @Integer('Milliseconds UTC') at: number;
  @Flag() isSuccess: boolean;

  @Choice(LOGIN_FAILURES, 'Why it failed; null for one that did not', { nullable: true })
  reason: LoginFailure | null;
}

export class SignInsDto {
  @Nested(() => [SignInDto], 'The newest 20, newest first') signIns: SignInDto[];
}
