import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Optional } from '../../../platform/http/index.js';
import { EmailAddress, NewPassword } from '../accounts/account-fields.js';

/** Ours have 43. */
const MAX_TOKEN = 200;
const MAX_CAPTCHA = 4000;

export class RecoveryDto {
  @EmailAddress()
  email: string;

  @ApiPropertyOptional({ description: 'Solution of the captcha, where it is on' })
  @Optional()
  @IsString()
  @MaxLength(MAX_CAPTCHA)
  captcha?: string;
}

export class MailTokenDto {
  @ApiProperty({ description: 'What stands behind #token= in the address of the link' })
  @IsString()
  @MaxLength(MAX_TOKEN)
  token: string;
}

export class NewPasswordDto extends MailTokenDto {
  @NewPassword()
  newPassword: string;
}
