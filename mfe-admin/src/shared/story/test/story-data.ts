import type { StoryAnswer, StoryEvent } from '../story.queries';

export function aStoryEvent(changes: Partial<StoryEvent> = {}): StoryEvent {
  return {
    at: 1_767_225_600_000,
    kind: 'vote',
    what: 'credited',
    characterName: null,
    amount: null,
    currency: null,
    itemId: null,
    itemName: null,
    text: null,
    network: null,
    ...changes,
  };
}

export function aStory(events: StoryEvent[], changes: Partial<StoryAnswer> = {}): StoryAnswer {
  return { accountId: 12, accountName: 'mochi', from: 0, until: 0, events, isCut: false, ...changes };
}
