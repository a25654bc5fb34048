import { ApiProperty } from '@nestjs/swagger';

const COUNT = { type: 'integer' } as const;
const MOMENT = { type: 'integer', description: 'Milliseconds UTC' } as const;

/** A vote that a rule found, as the spec lists it; `GET /admin/suspicions` has the evidence. */
export class SuspiciousVoteDto {
  @ApiProperty() account_name: string;
  @ApiProperty({ description: 'The rule, as `GET /admin/suspicions` names it' }) reason: string;
  @ApiProperty(MOMENT) vote_time: number;
  @ApiProperty(COUNT) account_id: number;
  @ApiProperty({ type: 'integer', description: 'Of the finding' }) id: number;
}

export class OverviewStatsDto {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null where no one can tell' })
  onlinePlayers: number | null;
  @ApiProperty(COUNT) todayVotes: number;
  @ApiProperty(COUNT) todayNXGiven: number;
  @ApiProperty(COUNT) todayVPGiven: number;
  @ApiProperty(COUNT) todayNXSpent: number;
  @ApiProperty({
    type: 'integer',
    description: 'Opened and not reported yet, and confirmed but not credited',
  })
  pendingVotes: number;
  @ApiProperty({
    type: () => [SuspiciousVoteDto],
    description: 'Not looked at yet, newest first, ten at most',
  })
  suspiciousVotes: SuspiciousVoteDto[];
  @ApiProperty({ type: 'integer', description: 'Findings that no one has looked at' })
  suspiciousCount: number;
}

export class VoterCharacterDto {
  @ApiProperty() name: string;
  @ApiProperty(COUNT) level: number;
}

/** What an account voted, got and spent on this day of the server. */
export class VoteAnalyticsDto {
  @ApiProperty(COUNT) account_id: number;
  @ApiProperty() account_name: string;
  @ApiProperty({ type: () => [VoterCharacterDto] }) characters: VoterCharacterDto[];
  @ApiProperty(COUNT) votes_today: number;
  @ApiProperty(COUNT) nx_received_today: number;
  @ApiProperty(COUNT) vp_received_today: number;
  @ApiProperty(COUNT) current_nx_balance: number;
  @ApiProperty(COUNT) nx_spent_today: number;
  @ApiProperty(MOMENT) last_vote_time: number;
  @ApiProperty({ description: 'A finding about it that no one has looked at' }) suspicious: boolean;
}

export class AdminOverviewDto {
  @ApiProperty({ type: 'integer', description: 'When this was counted, milliseconds UTC' }) at: number;
  @ApiProperty({ type: () => OverviewStatsDto }) stats: OverviewStatsDto;
  @ApiProperty({ type: () => [VoteAnalyticsDto], description: 'Last vote first, a hundred at most' })
  voteAnalytics: VoteAnalyticsDto[];
  @ApiProperty({ type: 'integer', description: 'Accounts that voted today, listed or not' }) voters: number;
}
