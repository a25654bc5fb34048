import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

/** A vote with a finding, in the form of the spec. `GET /admin/suspicions` has the evidence. */
export class SuspiciousVoteDto {
  @Text() account_name: string;
  @Text('The rule, as `GET /admin/suspicions` names it') reason: string;
  @Integer('Milliseconds UTC') vote_time: number;
  @Integer() account_id: number;
  @Integer('Number of the finding') id: number;
}

export class OverviewStatsDto {
  @Integer('Null where no one can tell', { nullable: true }) onlinePlayers: number | null;
  @Integer() todayVotes: number;
  @Integer() todayNXGiven: number;
  @Integer() todayVPGiven: number;
  @Integer() todayNXSpent: number;
  @Integer('Opened and not reported yet, and confirmed but not credited') pendingVotes: number;

  @Nested(() => [SuspiciousVoteDto], 'Not reviewed yet, newest first, ten at most')
  suspiciousVotes: SuspiciousVoteDto[];

  @Integer('Findings that are not reviewed') suspiciousCount: number;
}

export class VoterCharacterDto {
  @Text() name: string;
  @Integer() level: number;
}

export class VoteAnalyticsDto {
  @Integer() account_id: number;
  @Text() account_name: string;
  @Nested(() => [VoterCharacterDto]) characters: VoterCharacterDto[];
  @Integer() votes_today: number;
  @Integer() nx_received_today: number;
  @Integer() vp_received_today: number;
  @Integer() current_nx_balance: number;
  @Integer() nx_spent_today: number;
  @Integer('Milliseconds UTC') last_vote_time: number;
  @Flag('A finding about it is not reviewed') suspicious: boolean;
}

export const COMPARED_NAMES = [
  'players',
  'votes',
  'logins',
  'registrations',
  'exchanges',
  'nxSpent',
] as const;
export type ComparedName = (typeof COMPARED_NAMES)[number];

export class ComparisonDto {
  @Choice(COMPARED_NAMES, 'players: online at the moment; else since midnight. logins: on the site', {
    enumName: 'ComparedName',
  })
  name: ComparedName;

  @Integer('Null where no one can tell', { nullable: true }) now: number | null;
  @Integer('On the same day last week, up to the same hour', { nullable: true }) lastWeek: number | null;
}

export class AdminOverviewDto {
  @Integer('When this was counted, milliseconds UTC') at: number;
  @Nested(() => OverviewStatsDto) stats: OverviewStatsDto;
  @Nested(() => [VoteAnalyticsDto], 'Last vote first, a hundred at most') voteAnalytics: VoteAnalyticsDto[];
  @Integer('Accounts that voted today, listed or not') voters: number;
  @Nested(() => [ComparisonDto], 'Counted once a minute') comparison: ComparisonDto[];
}
