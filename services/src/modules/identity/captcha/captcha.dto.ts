import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Integer, Nested, Text } from '../../../platform/http/index.js';

/** Four times the size of a solved challenge. */
const SOLUTION_MAX_LENGTH = 4000;

export class CaptchaParametersDto {
  @Text() algorithm: string;
  @Text() nonce: string;
  @Text() salt: string;
  @Integer() cost: number;
  @Integer() keyLength: number;
  @Text() keyPrefix: string;
  @ApiPropertyOptional() keySignature?: string;
  @Integer('Seconds UTC', { required: false }) expiresAt?: number;
}

export class CaptchaChallengeDto {
  @Nested(() => CaptchaParametersDto) parameters: CaptchaParametersDto;
  @ApiPropertyOptional() signature?: string;
}

export function CaptchaSolution(when: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: SOLUTION_MAX_LENGTH,
      description: `Base64 of the JSON {challenge, solution} of ALTCHA; ${when}`,
    }),
    IsOptional(),
    IsString(),
    MaxLength(SOLUTION_MAX_LENGTH),
  );
}
