import { IsString, MaxLength } from 'class-validator';
import { Text } from '../../../platform/http/index.js';
import { EmailAddress, NewPassword } from '../accounts/account-fields.js';
import { CaptchaSolution } from '../captcha/captcha.dto.js';

/** Tokens of the portal have 43 characters. */
const MAX_TOKEN = 200;

export class RecoveryDto {
  @EmailAddress() email: string;
  @CaptchaSolution('needed where the server asks for one') captcha?: string | null;
}

export class MailTokenDto {
  @Text('Text behind `#token=` in the address of the link')
  @IsString()
  @MaxLength(MAX_TOKEN)
  token: string;
}

export class NewPasswordDto extends MailTokenDto {
  @NewPassword() newPassword: string;
}
