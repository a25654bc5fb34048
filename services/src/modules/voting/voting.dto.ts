import { LANGUAGES, VOTE_REFUSALS, VOTE_STATES, type VoteRefusal, type VoteState } from '@portico/domain';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { Choice, Dictionary, Flag, Integer, Nested, Optional, Text } from '../../platform/http/index.js';
import { LoginRewardDto } from '../guide/index.js';

const SITE_ID = /^[a-z0-9][a-z0-9-]{0,31}$/;

export class VoteSiteDto {
  @Text({ example: 'gtop100' }) id: string;

  @Dictionary('string', `By language (${LANGUAGES.join(', ')}), English always among them`, {
    example: { en: 'GTop100' },
  })
  name: Record<string, string>;

  @Integer({ example: 2000 }) nx: number;
  @Integer({ example: 1 }) votePoints: number;
  @Integer('The site takes the next vote so much later', { example: 1440 }) coolDownMinutes: number;
}

export class VoteSitesDto {
  @Nested(() => [VoteSiteDto]) sites: VoteSiteDto[];
  @Integer('Votes a day that count, over all sites', { example: 3 }) maxVotes: number;
}

export class OpenVoteRequestDto {
  @Text({ example: 'gtop100' }) @IsString() @Matches(SITE_ID) site: string;

  @Text('Whose vote it is, for who is not logged in; with a session it is that account', {
    required: false,
    maxLength: 64,
  })
  @Optional()
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  username?: string;
}

export class OpenedVoteDto {
  @Text('Page of the site to open; the token in it is bound to the account and the site', {
    example: 'https://votes.example/in/123?name=k2j4...',
  })
  url: string;

  @Integer('When the token ends, milliseconds UTC') expiresAt: number;
}

export class OwnVoteDto {
  @Integer() id: number;
  @Text({ example: 'gtop100' }) site: string;
  @Choice(VOTE_STATES, { enumName: 'VoteState' }) state: VoteState;

  @Choice(VOTE_REFUSALS, 'Why it was refused', { enumName: 'VoteRefusal', nullable: true })
  reason: VoteRefusal | null;

  @Integer('Milliseconds UTC') openedAt: number;
  @Integer() expiresAt: number;
  @Integer('When the site reported it', { nullable: true }) confirmedAt: number | null;
  @Integer('When all that it paid had arrived', { nullable: true }) creditedAt: number | null;
  @Integer() nx: number;
  @Integer() votePoints: number;
}

export class VoteSiteStateDto extends VoteSiteDto {
  @Integer('When the next vote there can count, milliseconds UTC; null: now', { nullable: true })
  nextVoteAt: number | null;

  @Nested(() => OwnVoteDto, 'The open vote, else the last one of the last two days', { nullable: true })
  vote: OwnVoteDto | null;
}

export class VoteStatusDto {
  @Integer() votePoints: number;
  @Integer() nxCredit: number;
  @Integer('Votes of today by server time that count') todayVotes: number;
  @Integer({ example: 3 }) maxVotes: number;
  @Integer('Vote points that the votes of today have earned') todayVP: number;
  @Integer() todayNX: number;
  @Integer({ example: 3 }) maxDailyVP: number;
  @Integer({ example: 6000 }) maxDailyNX: number;
  @Flag('No more vote points today; NX may still be earned') reachedVPCap: boolean;
  @Flag('No more NX today; vote points may still be earned') reachedNXCap: boolean;
  @Flag('There are votes of today left, and something to earn') canVoteToday: boolean;
  @Flag('Today, with a character, and on some site now') canVoteNow: boolean;
  @Flag('Without one nothing can be voted for') hasCharacter: boolean;
  @Integer('Time of the last vote that counted, milliseconds UTC', { nullable: true }) lastVoteTime:
    | number
    | null;
  @Flag('Some vote is open or has not arrived yet') pendingVerification: boolean;
  @Flag() isWebAdmin: boolean;
  @Integer('Now by the server, milliseconds UTC') now: number;
  @Integer('When the day ends by server time, milliseconds UTC') dayEndsAt: number;
  @Nested(() => [VoteSiteStateDto]) sites: VoteSiteStateDto[];
}

export class VerifyVoteRequestDto {
  @Text('The site whose last vote is asked for; without it of any site', { required: false })
  @Optional()
  @IsString()
  @Matches(SITE_ID)
  site?: string;
}

export class VerifiedVoteDto {
  @Flag('The last vote has been confirmed by its site') success: boolean;
  @Text({ example: 'Thank you! Your vote earned 2000 NX and 1 vote point.' }) msg: string;
  @Integer() votePoints: number;
  @Integer() todayVotes: number;
  @Integer() nxCredit: number;
  @Flag('No more NX today') nxRewardCap: boolean;
  @Flag('No more vote points today') vpRewardCap: boolean;
  @Nested(() => OwnVoteDto, { nullable: true }) vote: OwnVoteDto | null;
}

export class VoteCheckDto {
  @Integer() todayVotes: number;
  @Integer({ example: 3 }) maxVotes: number;
  @Flag('A vote has been confirmed within the last five minutes') recentlyVoted: boolean;
}

export class CycleDayDto {
  @Text('By server time', { example: '2026-01-04' }) date: string;
  @Nested(() => LoginRewardDto) reward: LoginRewardDto;
  @Flag('The account has taken the reward of this day, in the game') isClaimed: boolean;
}

export class RewardWeekDto {
  @Text('Sunday, by server time', { example: '2026-01-04' }) from: string;
  @Text('Saturday', { example: '2026-01-10' }) to: string;
  @Integer('When it ends: midnight after Saturday, milliseconds UTC') endsAt: number;
  @Text('Days with a claim', { isArray: true }) claimedDays: string[];
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
