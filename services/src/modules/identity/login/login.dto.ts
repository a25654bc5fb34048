import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Choice, Text } from '../../../platform/http/index.js';
import { TypedText } from '../accounts/account-fields.js';
import { CaptchaSolution } from '../captcha/captcha.dto.js';
import { SECOND_FACTOR_METHODS, type SecondFactorMethod } from './second-factor-challenges.js';

const MAX_TICKET = 100;

export class LoginRequestDto {
  @TypedText('Username') username: string;
  @TypedText('Password', { format: 'password' }) password: string;
  @CaptchaSolution('needed after identity.captcha_needed') captcha?: string | null;
}

export class SecondFactorRequestDto {
  @IsString() @Length(1, MAX_TICKET) @Text({ minLength: 1, maxLength: MAX_TICKET }) ticket: string;
  @TypedText('Code', { description: 'Six digits of the app, or a recovery code' }) code: string;
}

export class LoggedInUserDto {
  @Text("Name in the game's spelling") username: string;
}

export class SecondFactorDto {
  @Text('Good for five minutes and one use') ticket: string;
  @Choice(SECOND_FACTOR_METHODS, { isArray: true }) methods: SecondFactorMethod[];
}

export class LoginDto {
  @ApiPropertyOptional({ description: 'For the header x-auth-token' }) token?: string;
  @ApiPropertyOptional({ type: LoggedInUserDto }) user?: LoggedInUserDto;
  @ApiPropertyOptional({ type: SecondFactorDto }) secondFactor?: SecondFactorDto;
}
