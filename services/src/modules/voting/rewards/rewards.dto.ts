import { ApiProperty } from '@nestjs/swagger';
import { Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { LoginRewardDto } from '../../guide/index.js';

export class CycleDayDto {
  @Text('By server time', { example: '2026-01-04' }) date: string;
  @Nested(() => LoginRewardDto) reward: LoginRewardDto;
  @Flag('The account has taken the reward of this day, in the game') isClaimed: boolean;
}

export class RewardWeekDto {
  @Text('Sunday, by server time', { example: '2026-01-04' }) from: string;
  @Text('Saturday', { example: '2026-01-10' }) to: string;
  @Integer('When it ends: midnight after Saturday, milliseconds UTC') endsAt: number;
  @ApiProperty({ type: [String], description: 'Days with a claim' }) claimedDays: string[];
  @Integer({ example: 7 }) needed: number;
  @Flag('Enough days are left to reach it') isReachable: boolean;
  @Flag('The weekly bonus of this week has been taken') isClaimed: boolean;
}

class RewardMilestoneDto {
  @Integer('Weekly bonuses since the last milestone') weeks: number;
  @Integer({ example: 6 }) needed: number;
  @Integer('Weekly bonuses of all time') allWeeks: number;
  @Integer('Milestones of all time') milestones: number;
}

class VoteDayCountDto {
  @Text({ example: '2026-01-04' }) day: string;
  @Integer() votes: number;
}

export class VoteStreakDto {
  @Integer('Days in a row with a vote, today or yesterday the last of them') current: number;
  @Integer() longest: number;
  @Integer('Votes of all time') allVotes: number;
  @Nested(() => [VoteDayCountDto], 'Days with votes of the last twelve weeks') days: VoteDayCountDto[];
}

export class RewardsDto {
  @Text('Today by server time', { example: '2026-01-06' }) today: string;
  @Integer('When the day ends by server time, milliseconds UTC') dayEndsAt: number;
  @Integer('Now by the server, milliseconds UTC') now: number;
  @Integer('Day of the cycle today, 1 to 14', { example: 3 }) cycleDay: number;
  @Nested(() => [CycleDayDto], 'The 14 days of the cycle that runs') cycle: CycleDayDto[];
  @Nested(() => RewardWeekDto) week: RewardWeekDto;
  @Nested(() => RewardMilestoneDto) milestone: RewardMilestoneDto;
  @Nested(() => VoteStreakDto) streak: VoteStreakDto;
}

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
