import type { components } from '@portico/api-client';

export type FoundMap = components['schemas']['FoundOnDto'];
export type QuestMention = components['schemas']['QuestMentionDto'];
