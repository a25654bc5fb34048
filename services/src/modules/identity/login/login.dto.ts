import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { TypedText } from '../accounts/account-fields.js';

export class LoginRequestDto {
  @TypedText('Username')
  username: string;

  @TypedText('Password', { format: 'password' })
  password: string;
}

export class LoggedInUserDto {
  @ApiProperty({ description: 'As the game spells it' }) username: string;
}

const SECOND_FACTOR_METHODS = ['totp', 'recovery', 'passkey'] as const;

export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

export class SecondFactorDto {
  @ApiProperty({ description: 'Good for five minutes and one use' }) ticket: string;
  @ApiProperty({ enum: SECOND_FACTOR_METHODS, isArray: true }) methods: SecondFactorMethod[];
}

/** Either a session has begun, or a second factor is asked for. */
export class LoginDto {
  @ApiPropertyOptional({ description: 'For the header x-auth-token' }) token?: string;
  @ApiPropertyOptional({ type: LoggedInUserDto }) user?: LoggedInUserDto;
  @ApiPropertyOptional({ type: SecondFactorDto }) secondFactor?: SecondFactorDto;
}
