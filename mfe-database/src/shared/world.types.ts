import type { components } from '@portico/api-client';

/** A piece of a text of the game with one look. */
export type TextRun = components['schemas']['GameTextRunDto'];
export type FoundMap = components['schemas']['FoundOnDto'];
export type QuestMention = components['schemas']['QuestMentionDto'];
