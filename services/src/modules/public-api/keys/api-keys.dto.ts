import { IsString, Length, Matches } from 'class-validator';
import { Integer, Nested, Text } from '../../../platform/http/index.js';

const MAX_NAME = 60;

export class ApiKeyDto {
  @Integer() id: number;
  @Text({ example: 'Guild site' }) name: string;
  @Integer('Milliseconds UTC') createdAt: number;
  @Integer('Milliseconds UTC, to the hour; null while it was never used', { nullable: true })
  lastUsedAt: number | null;
}

export class ApiKeysDto {
  @Nested(() => [ApiKeyDto], 'The newest first') keys: ApiKeyDto[];
  @Integer('Most keys of an account') max: number;
  @Integer('Requests per minute of all keys together: reads') reads: number;
  @Integer('Requests per minute of all keys together: searches') searches: number;
}

export class NewApiKeyDto extends ApiKeysDto {
  @Text('The key. It is shown only here, and stored nowhere') key: string;
}

export class NewApiKeyRequestDto {
  @Text('Tells it from other keys', { minLength: 1, maxLength: MAX_NAME })
  @Matches(/\S/)
  @Length(1, MAX_NAME)
  @IsString()
  name: string;
}
