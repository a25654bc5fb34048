import { apiQuery, type Answer } from '@portico/portal-kit';

export type GroupDetail = Answer<'/api/rankings/group/{groupId}'>;
export type GroupMember = GroupDetail['members'][number];
export type GroupAchievement = GroupDetail['achievements'][number];

export function groupQuery(groupId: string) {
  return apiQuery('/api/rankings/group/{groupId}', { params: { groupId } });
}
