import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, VOTE_REFUSALS, VOTE_STATES, type VoteRefusal, type VoteState } from '@portico/domain';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { Choice, Flag, Integer, Nested, Optional, Text } from '../../../platform/http/index.js';

const SITE_ID = /^[a-z0-9][a-z0-9-]{0,31}$/;

export class VoteSiteDto {
  @Text({ example: 'gtop100' }) id: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { en: 'GTop100' },
    description: `By language (${LANGUAGES.join(', ')}), English always among them`,
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
