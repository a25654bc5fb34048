import { ApiProperty } from '@nestjs/swagger';
import { LogAnswerDto, LogRowDto } from '../reading/log-answer.dto.js';

/** A vote that counted. */
export class AdminVoteLogDto extends LogRowDto {
  @ApiProperty({ type: [String] }) character_names: string[];
  @ApiProperty({ example: '203.0.*.*', description: 'The first two parts; for everybody' })
  ip_address: string;
  @ApiProperty({ type: 'integer', description: 'Milliseconds UTC' }) vote_time: number;
  @ApiProperty({ type: 'integer', description: 'NX' }) reward_amount: number;
  @ApiProperty({ type: 'integer' }) vote_points_added: number;
  @ApiProperty({ description: 'As the configuration names the vote site' }) site: string;
  @ApiProperty({ description: 'What it paid has arrived' }) is_credited: boolean;
}

export class VoteLogSummaryDto {
  @ApiProperty({ type: 'integer', description: 'Votes of this day of the server, of the same search' })
  todayCount: number;
}

export class AdminVoteLogsDto extends LogAnswerDto {
  @ApiProperty({ type: () => [AdminVoteLogDto] }) logs: AdminVoteLogDto[];
  @ApiProperty({ type: () => VoteLogSummaryDto }) summary: VoteLogSummaryDto;
}
