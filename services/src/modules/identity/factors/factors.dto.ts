import { ApiProperty } from '@nestjs/swagger';
import { TypedText } from '../accounts/account-fields.js';
import { PasskeyDto } from '../passkeys/passkeys.dto.js';

export class ConfirmingPasswordDto {
  @TypedText('Password', { format: 'password' })
  password: string;
}

export class TotpCodeDto {
  @TypedText('Code')
  code: string;
}

export class TotpSecretDto {
  @ApiProperty({ description: 'To type into an app, base32' }) secret: string;
  @ApiProperty({ description: 'For a QR code, otpauth://' }) uri: string;
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String], description: 'Shown this once; each is good once' }) recoveryCodes: string[];
}

export class TotpDto {
  @ApiProperty({ description: 'Logging in asks for a code' }) isOn: boolean;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Milliseconds UTC' }) since: number | null;
}

export class FactorsDto {
  @ApiProperty({ type: TotpDto }) totp: TotpDto;
  @ApiProperty({ type: 'integer' }) recoveryCodesLeft: number;
  @ApiProperty({ type: [PasskeyDto] }) passkeys: PasskeyDto[];
  @ApiProperty({ description: 'The role of the account acts only with a factor' }) isRequired: boolean;
  @ApiProperty({ description: 'The server lets people have codes of an app' }) canAddTotp: boolean;
  @ApiProperty({ description: 'The server lets people have passkeys' }) canAddPasskeys: boolean;
}
