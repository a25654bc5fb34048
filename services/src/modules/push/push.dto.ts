import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@portico/domain';
import { IsIn, IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { Choice, Integer, Text, TextRules } from '../../platform/http/index.js';
import { MAX_ENDPOINT } from '../identity/index.js';
import { isBrowserKey } from './push-sender.js';

/** Decorates a browser's address at its push service. The configuration lists the accepted services (`voting.push_service_unknown`). */
function Endpoint(options: { nullable?: true; description?: string } = {}): PropertyDecorator {
  const limits = { minLength: 1, maxLength: MAX_ENDPOINT };
  return applyDecorators(
    ApiProperty({ type: 'string', ...limits, example: 'https://push.example/w/abc', ...options }),
    ValidateIf((_, value) => !options.nullable || value !== null),
    IsString(),
    MinLength(1),
    MaxLength(MAX_ENDPOINT),
  );
}

export class PushBrowsersDto {
  @Text('VAPID public key that a browser subscribes with, base64url') publicKey: string;
  @Integer('Browsers of the account that are told') browsers: number;

  @Text('SHA-256 of the endpoint of each, hex: by it a browser knows itself', { isArray: true })
  browserIds: string[];

  @Text(
    'The same of all browsers that the portal sends anything to; one that is not among them may unsubscribe',
    { isArray: true },
  )
  subscribedIds: string[];
}

export class AddBrowserRequestDto {
  @Endpoint() endpoint: string;

  @Text('Public key of the browser (P-256, uncompressed), base64url')
  @TextRules((text) => (isBrowserKey(text) ? undefined : 'browserKey'), {
    required: 'Must be a text',
    browserKey: 'Must be a public key of P-256, uncompressed, in base64url',
  })
  p256dh: string;

  @Text('Shared secret of the browser (16 bytes), base64url')
  @IsString()
  @Matches(/^[\w-]{22}$/)
  auth: string;

  @Choice(LANGUAGES) @IsIn(LANGUAGES) language: Language;
}

export class RemoveBrowserRequestDto {
  @Endpoint({ nullable: true, description: 'Null: all browsers of the account' }) endpoint: string | null;
}
