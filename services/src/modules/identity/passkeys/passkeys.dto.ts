import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsString, Length, ValidateIf } from 'class-validator';
import { Integer, Text } from '../../../platform/http/index.js';
import type { PasskeyEntity } from './passkeys.repository.js';

const MAX_TICKET = 100;

export class PasskeyDto {
  @Integer() id: number;
  @Text() name: string;
  @Integer('Milliseconds UTC') createdAt: number;
  @Integer('Milliseconds UTC', { nullable: true }) lastUsedAt: number | null;
}

export class PasskeyOptionsDto {
  @Text('Good for five minutes and one answer') ticket: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Options of WebAuthn as JSON' })
  options: object;
}

export class AskedPasskeyDto {
  @ValidateIf((_, ticket) => ticket !== undefined)
  @IsString()
  @Length(1, MAX_TICKET)
  @ApiPropertyOptional({
    maxLength: MAX_TICKET,
    description: 'The ticket of a login whose password was right',
  })
  ticket?: string;
}

export class PasskeyAnswerDto {
  @IsString() @Length(1, MAX_TICKET) @Text({ maxLength: MAX_TICKET }) ticket: string;

  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Answer of WebAuthn as JSON' })
  response: object;
}

export class NewPasskeyDto extends PasskeyAnswerDto {
  @IsString() @Length(1, 60) @Text({ minLength: 1, maxLength: 60 }) name: string;
}

export function toPasskeyDto({ id, name, createdAt, lastUsedAt }: PasskeyEntity): PasskeyDto {
  return { id, name, createdAt, lastUsedAt };
}
