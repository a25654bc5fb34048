import { ApiProperty } from '@nestjs/swagger';
import { Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { TypedText } from '../accounts/account-fields.js';
import { PasskeyDto } from '../passkeys/passkeys.dto.js';

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
  @ApiProperty({ type: [String], description: 'Shown this once; each is good once' }) recoveryCodes: string[];
}

export class TotpDto {
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
