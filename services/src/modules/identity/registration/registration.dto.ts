import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { EmailAddress, NewPassword, NewUsername } from '../accounts/account-fields.js';

/** A solved challenge is a quarter of it. */
const CAPTCHA_MAX_LENGTH = 4000;

export class RegistrationRequestDto {
  @NewUsername()
  username: string;

  @EmailAddress()
  email: string;

  @NewPassword()
  password: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: CAPTCHA_MAX_LENGTH,
    description:
      'Base64 of the JSON {challenge, solution} of ALTCHA; needed where /auth/captcha has a challenge',
  })
  @IsOptional()
  @IsString()
  @MaxLength(CAPTCHA_MAX_LENGTH)
  captcha?: string | null;
}

export class RegistrationDto {
  @ApiProperty({ description: 'For the header x-auth-token' }) token: string;
}
