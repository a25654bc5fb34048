import { ApiProperty } from '@nestjs/swagger';
import { Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import {
  SIGN_IN_FAILURES,
  type SignInFailure,
  SIGN_IN_METHODS,
  type SignInMethod,
} from './sign-in-method.js';

class DeviceDto {
  @Text({ nullable: true, example: 'Firefox' }) browser: string | null;
  @Text({ nullable: true, example: 'Windows' }) system: string | null;
  @Flag() isPhone: boolean;

  @Text('The first two parts of the address', { nullable: true, example: '203.0.*.*' })
  network: string | null;

  @ApiProperty({ type: String, enum: [...SIGN_IN_METHODS] }) method: SignInMethod;
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

  @ApiProperty({
    type: String,
    enum: [...SIGN_IN_FAILURES],
    nullable: true,
    description: 'Why it failed; null for one that did not',
  })
  reason: SignInFailure | null;
}

export class SignInsDto {
  @Nested(() => [SignInDto], 'The newest 20, newest first') signIns: SignInDto[];
}
