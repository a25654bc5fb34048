import { Text } from '../../../platform/http/index.js';
import { NewPassword, TypedText } from '../accounts/account-fields.js';

export class ChangePasswordDto {
  @TypedText('Current password', { format: 'password' }) currentPassword: string;
  @NewPassword('New password') newPassword: string;
}

export class PasswordChangedDto {
  @Text() msg: string;
}
