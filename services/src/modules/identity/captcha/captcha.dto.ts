import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class CaptchaParametersDto {
  @ApiProperty() algorithm: string;
  @ApiProperty() nonce: string;
  @ApiProperty() salt: string;
  @ApiProperty({ type: 'integer' }) cost: number;
  @ApiProperty({ type: 'integer' }) keyLength: number;
  @ApiProperty() keyPrefix: string;
  @ApiPropertyOptional() keySignature?: string;
  @ApiPropertyOptional({ type: 'integer', description: 'Seconds UTC' }) expiresAt?: number;
}

/** A challenge of ALTCHA, version 2. */
export class CaptchaChallengeDto {
  @ApiProperty({ type: CaptchaParametersDto }) parameters: CaptchaParametersDto;
  @ApiPropertyOptional() signature?: string;
}
