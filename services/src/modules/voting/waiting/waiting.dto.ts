import { ApiProperty } from '@nestjs/swagger';
import { LoginRewardDto } from '../../guide/index.js';

export class WaitingDto {
  @ApiProperty({ description: 'A vote would count now' })
  vote: boolean;

  @ApiProperty({
    type: () => LoginRewardDto,
    nullable: true,
    description:
      'The reward of today for logging in, which the game gives; null once it was taken, and for an account that has never taken one',
  })
  gift: LoginRewardDto | null;
}
