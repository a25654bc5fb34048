import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES } from '@portico/domain';
import type { Language } from '@portico/domain';
import { IsIn, IsString, IsUrl, Matches, MaxLength } from 'class-validator';

const MAX_ENDPOINT = 1024;

/** Address of a browser at its push service. */
function Endpoint(): PropertyDecorator {
  return (target, key) => {
    ApiProperty({ maxLength: MAX_ENDPOINT, example: 'https://push.example/w/abc' })(target, key);
    const isUrl = IsUrl({ protocols: ['https', 'http'], require_protocol: true, require_tld: false });
    for (const rule of [isUrl, IsString(), MaxLength(MAX_ENDPOINT)]) rule(target, key);
  };
}

export class RemindersDto {
  @ApiProperty({ description: 'VAPID public key that a browser subscribes with, base64url' })
  publicKey: string;
  @ApiProperty({ type: 'integer', description: 'Browsers of the account that are reminded' })
  browsers: number;
}

export class AddReminderRequestDto {
  @Endpoint()
  endpoint: string;

  @ApiProperty({ description: 'Public key of the browser (P-256, uncompressed), base64url' })
  @IsString()
  @Matches(/^[\w-]{87}$/)
  p256dh: string;

  @ApiProperty({ description: 'Shared secret of the browser (16 bytes), base64url' })
  @IsString()
  @Matches(/^[\w-]{22}$/)
  auth: string;

  @ApiProperty({ enum: LANGUAGES })
  @IsIn(LANGUAGES)
  language: Language;
}

export class RemoveReminderRequestDto {
  @Endpoint()
  endpoint: string;
}
