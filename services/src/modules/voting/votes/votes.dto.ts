import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, VOTE_REFUSALS, VOTE_STATES } from '@portico/domain';
import type { VoteRefusal, VoteState } from '@portico/domain';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { Optional } from '../../../platform/http/index.js';

const SITE_ID = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** Where one votes, and what for. */
export class VoteSiteDto {
  @ApiProperty({ example: 'gtop100' }) id: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { en: 'GTop100' },
    description: `By language (${LANGUAGES.join(', ')}), English always among them`,
  })
  name: Record<string, string>;
  @ApiProperty({ type: 'integer', example: 2000 }) nx: number;
  @ApiProperty({ type: 'integer', example: 1 }) votePoints: number;
  @ApiProperty({ type: 'integer', example: 1440, description: 'The site takes the next vote so much later' })
  coolDownMinutes: number;
}

export class VoteSitesDto {
  @ApiProperty({ type: () => [VoteSiteDto] }) sites: VoteSiteDto[];
  @ApiProperty({ type: 'integer', example: 3, description: 'Votes a day that count, over all sites' })
  maxVotes: number;
}

export class OpenVoteRequestDto {
  @ApiProperty({ example: 'gtop100' })
  @IsString()
  @Matches(SITE_ID)
  site: string;

  @ApiProperty({
    required: false,
    maxLength: 64,
    description: 'Whose vote it is, for who is not logged in; with a session it is that account',
  })
  @Optional()
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  username?: string;
}

export class OpenedVoteDto {
  @ApiProperty({
    example: 'https://votes.example/in/123?name=k2j4...',
    description: 'Page of the site to open; the token in it is bound to the account and the site',
  })
  url: string;
  @ApiProperty({ type: 'integer', description: 'When the token ends, milliseconds UTC' }) expiresAt: number;
}

export class OwnVoteDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ example: 'gtop100' }) site: string;
  @ApiProperty({ enum: VOTE_STATES, enumName: 'VoteState' }) state: VoteState;
  @ApiProperty({
    enum: VOTE_REFUSALS,
    enumName: 'VoteRefusal',
    nullable: true,
    description: 'Why it was refused',
  })
  reason: VoteRefusal | null;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) openedAt: number;
  @ApiProperty({ type: 'integer' }) expiresAt: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'When the site reported it' })
  confirmedAt: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'When all that it paid had arrived' })
  creditedAt: number | null;
  @ApiProperty({ type: 'integer' }) nx: number;
  @ApiProperty({ type: 'integer' }) votePoints: number;
}

/** A site, and where the account stands with it. */
export class VoteSiteStateDto extends VoteSiteDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'When the next vote there can count, milliseconds UTC; null: now',
  })
  nextVoteAt: number | null;
  @ApiProperty({
    type: () => OwnVoteDto,
    nullable: true,
    description: 'The open vote, else the last one of the last two days',
  })
  vote: OwnVoteDto | null;
}

export class VoteStatusDto {
  @ApiProperty({ type: 'integer' }) votePoints: number;
  @ApiProperty({ type: 'integer' }) nxCredit: number;
  @ApiProperty({ type: 'integer', description: 'Votes of today by server time that count' })
  todayVotes: number;
  @ApiProperty({ type: 'integer', example: 3 }) maxVotes: number;
  @ApiProperty({ type: 'integer', description: 'Vote points that the votes of today have earned' })
  todayVP: number;
  @ApiProperty({ type: 'integer' }) todayNX: number;
  @ApiProperty({ type: 'integer', example: 3 }) maxDailyVP: number;
  @ApiProperty({ type: 'integer', example: 6000 }) maxDailyNX: number;
  @ApiProperty({ description: 'No more vote points today; NX may still be earned' }) reachedVPCap: boolean;
  @ApiProperty({ description: 'No more NX today; vote points may still be earned' }) reachedNXCap: boolean;
  @ApiProperty({ description: 'There are votes of today left, and something to earn' }) canVoteToday: boolean;
  @ApiProperty({ description: 'Today, with a character, and on some site now' }) canVoteNow: boolean;
  @ApiProperty({ description: 'Without one nothing can be voted for' }) hasCharacter: boolean;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of the last vote that counted, milliseconds UTC',
  })
  lastVoteTime: number | null;
  @ApiProperty({ description: 'Some vote is open or has not arrived yet' }) pendingVerification: boolean;
  @ApiProperty() isWebAdmin: boolean;
  @ApiProperty({ type: 'integer', description: 'Now by the server, milliseconds UTC' }) now: number;
  @ApiProperty({ type: 'integer', description: 'When the day ends by server time, milliseconds UTC' })
  dayEndsAt: number;
  @ApiProperty({ type: () => [VoteSiteStateDto] }) sites: VoteSiteStateDto[];
}

export class VerifyVoteRequestDto {
  @ApiProperty({
    required: false,
    description: 'The site whose last vote is asked for; without it of any site',
  })
  @Optional()
  @IsString()
  @Matches(SITE_ID)
  site?: string;
}

export class VerifiedVoteDto {
  @ApiProperty({ description: 'The last vote has been confirmed by its site' }) success: boolean;
  @ApiProperty({ example: 'Thank you! Your vote earned 2000 NX and 1 vote point.' }) msg: string;
  @ApiProperty({ type: 'integer' }) votePoints: number;
  @ApiProperty({ type: 'integer' }) todayVotes: number;
  @ApiProperty({ type: 'integer' }) nxCredit: number;
  @ApiProperty({ description: 'No more NX today' }) nxRewardCap: boolean;
  @ApiProperty({ description: 'No more vote points today' }) vpRewardCap: boolean;
  @ApiProperty({ type: () => OwnVoteDto, nullable: true }) vote: OwnVoteDto | null;
}

export class VoteCheckDto {
  @ApiProperty({ type: 'integer' }) todayVotes: number;
  @ApiProperty({ type: 'integer', example: 3 }) maxVotes: number;
  @ApiProperty({ description: 'A vote has been confirmed within the last five minutes' })
  recentlyVoted: boolean;
}
