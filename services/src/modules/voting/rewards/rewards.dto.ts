import { ApiProperty } from '@nestjs/swagger';
import { LoginRewardDto } from '../../guide/index.js';

/** A day of the cycle that everybody is in. */
export class CycleDayDto {
  @ApiProperty({ example: '2026-01-04', description: 'By server time' }) date: string;
  @ApiProperty({ type: () => LoginRewardDto }) reward: LoginRewardDto;
  @ApiProperty({ description: 'The account has taken the reward of this day, in the game' })
  isClaimed: boolean;
}

export class RewardWeekDto {
  @ApiProperty({ example: '2026-01-04', description: 'Sunday, by server time' }) from: string;
  @ApiProperty({ example: '2026-01-10', description: 'Saturday' }) to: string;
  @ApiProperty({ type: 'integer', description: 'When it ends: midnight after Saturday, milliseconds UTC' })
  endsAt: number;
  @ApiProperty({ type: [String], description: 'Days with a claim' }) claimedDays: string[];
  @ApiProperty({ type: 'integer', example: 7 }) needed: number;
  @ApiProperty({ description: 'Enough days are left to reach it' }) isReachable: boolean;
  @ApiProperty({ description: 'The weekly bonus of this week has been taken' }) isClaimed: boolean;
}

export class RewardMilestoneDto {
  @ApiProperty({ type: 'integer', description: 'Weekly bonuses since the last milestone' }) weeks: number;
  @ApiProperty({ type: 'integer', example: 6 }) needed: number;
  @ApiProperty({ type: 'integer', description: 'Weekly bonuses of all time' }) allWeeks: number;
  @ApiProperty({ type: 'integer', description: 'Milestones of all time' }) milestones: number;
}

export class VoteDayCountDto {
  @ApiProperty({ example: '2026-01-04' }) day: string;
  @ApiProperty({ type: 'integer' }) votes: number;
}

export class VoteStreakDto {
  @ApiProperty({
    type: 'integer',
    description: 'Days in a row with a vote, today or yesterday the last of them',
  })
  current: number;
  @ApiProperty({ type: 'integer' }) longest: number;
  @ApiProperty({ type: 'integer', description: 'Votes of all time' }) allVotes: number;
  @ApiProperty({ type: () => [VoteDayCountDto], description: 'Days with votes of the last twelve weeks' })
  days: VoteDayCountDto[];
}

export class RewardsDto {
  @ApiProperty({ example: '2026-01-06', description: 'Today by server time' }) today: string;
  @ApiProperty({ type: 'integer', description: 'When the day ends by server time, milliseconds UTC' })
  dayEndsAt: number;
  @ApiProperty({ type: 'integer', description: 'Now by the server, milliseconds UTC' }) now: number;
  @ApiProperty({ type: 'integer', example: 3, description: 'Day of the cycle today, 1 to 14' })
  cycleDay: number;
  @ApiProperty({ type: () => [CycleDayDto], description: 'The 14 days of the cycle that runs' })
  cycle: CycleDayDto[];
  @ApiProperty({ type: () => RewardWeekDto }) week: RewardWeekDto;
  @ApiProperty({ type: () => RewardMilestoneDto }) milestone: RewardMilestoneDto;
  @ApiProperty({ type: () => VoteStreakDto }) streak: VoteStreakDto;
}
