import { apiQuery, type Answer } from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { StoryView } from './use-story';

export type StoryAnswer = Answer<'/api/admin/accounts/{id}/story'>;
export type StoryEvent = StoryAnswer['events'][number];

export function storyQuery(accountId: number, { at, hours, kind }: StoryView) {
  return {
    ...apiQuery('/api/admin/accounts/{id}/story', {
      authenticated: true,
      params: { id: accountId },
      query: { at, hours, kind },
    }),
    placeholderData: keepPreviousData,
  };
}
