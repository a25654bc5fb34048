import { Flag, Nested } from '../../../platform/http/index.js';
import { LoginRewardDto } from '../../guide/index.js';

export class WaitingDto {
  @Flag('A vote would count now') vote: boolean;

  @Nested(
    () => LoginRewardDto,
    'The reward of today for logging in, which the game gives; null once it was taken, and for an account that has never taken one',
    { nullable: true },
  )
  gift: LoginRewardDto | null;

  @Flag('The reward of today was taken; else no gift may mean that nothing is known of any')
  isGiftTaken: boolean;

  @Flag('An item on the wish list is on sale for no more than the price it is watched for') price: boolean;
}
