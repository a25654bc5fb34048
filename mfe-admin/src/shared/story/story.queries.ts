import { apiQuery, type Answer } from '@portico/portal-kit';
import type { StoryView } from './story-state';

export type StoryAnswer = Answer<'/api/admin/accounts/{id}/story'>;
export type StoryEvent = StoryAnswer['events'][number];

export function storyQuery(accountId: number, { at, hours, kind }: StoryView) {
  return apiQuery('/api/admin/accounts/{id}/story', {
    keepsLast: true,
    authenticated: true,
    params: { id: accountId },
    query: { at, hours, kind },
  });
}
