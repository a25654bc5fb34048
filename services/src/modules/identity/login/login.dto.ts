import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Choice, Text } from '../../../platform/http/index.js';
import { TypedText } from '../accounts/account-fields.js';
import { CaptchaSolution } from '../captcha/captcha.dto.js';

export const SECOND_FACTOR_METHODS = ['totp', 'recovery', 'passkey'] as const;

export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

const MAX_TICKET = 100;

export class LoginRequestDto {
  @TypedText('Username') username: string;
  @TypedText('Password', { format: 'password' }) password: string;
  @CaptchaSolution('needed after identity.captcha_needed') captcha?: string | null;
}

/** Longest push address that the portal keeps. */
export const MAX_ENDPOINT = 1024;

export class LogoutRequestDto {
  @ApiPropertyOptional({ maxLength: MAX_ENDPOINT, description: 'Push address of the browser, if it has one' })
  endpoint?: string;
}

/** Reads the push address of a log-out. An unusable body has none, because it must not keep a player signed in. */
export function readLeftEndpoint(body: unknown): string | undefined {
  const endpoint: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'endpoint') : null;
  const isUsable = typeof endpoint === 'string' && endpoint !== '' && endpoint.length <= MAX_ENDPOINT;
  return isUsable ? endpoint : undefined;
}

export class SecondFactorRequestDto {
  @IsString() @Length(1, MAX_TICKET) @Text({ minLength: 1, maxLength: MAX_TICKET }) ticket: string;
  @TypedText('Code', { description: 'Six digits of the app, or a recovery code' }) code: string;
}

class LoggedInUserDto {
  @Text("Name in the game's spelling") username: string;
}

class SecondFactorDto {
  @Text('Good for five minutes and one use') ticket: string;
  @Choice(SECOND_FACTOR_METHODS, { isArray: true }) methods: SecondFactorMethod[];
}

export class LoginDto {
  @ApiPropertyOptional({ description: 'For the header x-auth-token' }) token?: string;
  @ApiPropertyOptional({ type: LoggedInUserDto }) user?: LoggedInUserDto;
  @ApiPropertyOptional({ type: SecondFactorDto }) secondFactor?: SecondFactorDto;
}
