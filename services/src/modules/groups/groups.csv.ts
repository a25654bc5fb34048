import { toCsv } from '@portico/domain';
import type { RankedGroupDto } from './groups.dto.js';

const HEADER = [
  'rank',
  'id',
  'name',
  'members',
  'member_names',
  'average_level',
  'total_level',
  'leader',
  'created_days_ago',
];

/** Names of columns are English, for programs read them too. */
export function groupsCsv(groups: readonly RankedGroupDto[]): string {
  return toCsv(
    HEADER,
    groups.map((group) => [
      group.groupRank,
      group.id,
      group.group_name,
      group.member_count,
      group.member_names.join(', '),
      group.average_level,
      group.total_level,
      group.leader_name,
      group.created_days_ago,
    ]),
  );
}
