import { ApiProperty } from '@nestjs/swagger';
import { SIGN_IN_FAILURES } from './sign-in-failure.js';
import type { SignInFailure } from './sign-in-failure.js';
import { SIGN_IN_METHODS } from './sign-in-method.js';
import type { SignInMethod } from './sign-in-method.js';

class DeviceDto {
  @ApiProperty({ type: String, nullable: true, example: 'Firefox' }) browser: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Windows' }) system: string | null;
  @ApiProperty() isPhone: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '203.0.*.*',
    description: 'The first two parts of the address',
  })
  network: string | null;
  @ApiProperty({ type: String, enum: [...SIGN_IN_METHODS] }) method: SignInMethod;
}

export class SessionDto extends DeviceDto {
  @ApiProperty() id: string;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) createdAt: number;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC, within five minutes' }) lastSeenAt: number;
  @ApiProperty({ description: 'The session of this call' }) isCurrent: boolean;
}

export class SessionsDto {
  @ApiProperty({ type: [SessionDto], description: 'This one first, then by when they were seen last' })
  sessions: SessionDto[];
}

export class SignInDto extends DeviceDto {
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) at: number;
  @ApiProperty() isSuccess: boolean;
  @ApiProperty({
    type: String,
    enum: [...SIGN_IN_FAILURES],
    nullable: true,
    description: 'Why it failed; null for one that did not',
  })
  reason: SignInFailure | null;
}

export class SignInsDto {
  @ApiProperty({ type: [SignInDto], description: 'The newest 20, newest first' }) signIns: SignInDto[];
}
