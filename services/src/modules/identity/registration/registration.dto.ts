import { Text } from '../../../platform/http/index.js';
import { EmailAddress, NewPassword, NewUsername } from '../accounts/account-fields.js';
import { CaptchaSolution } from '../captcha/captcha.dto.js';

export class RegistrationRequestDto {
  @NewUsername() username: string;
  @EmailAddress() email: string;
  @NewPassword() password: string;

  @CaptchaSolution('needed where the server asks for one, or after identity.captcha_needed')
  captcha?: string | null;
}

export class RegistrationDto {
  @Text('For the header x-auth-token') token: string;
}
