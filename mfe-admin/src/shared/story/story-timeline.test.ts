import { groupStory } from './story-timeline';
import { aStoryEvent } from './test/story-data';

const NOON = Date.UTC(2026, 0, 1, 12);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

describe('a story', () => {
  it('puts events of one minute together, and its moment between later and earlier ones', () => {
    const events = [NOON + 90_000, NOON + 70_000, NOON, NOON - 30_000].map((at) => aStoryEvent({ at }));
    const [day, ...more] = groupStory(events, NOON, dayOf);
    expect(more).toEqual([]);
    expect(day?.entries.map(({ type, at }) => [type, at - NOON])).toEqual([
      ['minute', 90_000],
      ['moment', 0],
      ['minute', 0],
      ['minute', -30_000],
    ]);
  });

  it('has a heading for each day, and one for the moment alone', () => {
    const events = [aStoryEvent({ at: NOON - 86_400_000 })];
    expect(groupStory(events, NOON, dayOf).map(({ day }) => day)).toEqual(['2026-01-01', '2025-12-31']);
    expect(groupStory(events, undefined, dayOf).map(({ day }) => day)).toEqual(['2025-12-31']);
  });
});
