import { STORY_KINDS, type StoryKind } from '@portico/domain';
import { urlId, useUrlState } from '@portico/portal-kit';

/** How many hours before and after a moment a story may tell. */
export const STORY_HOURS = ['1', '6', '24', '168'] as const;
export type StoryHours = (typeof STORY_HOURS)[number];

const DEFAULTS = { story: '', storyAt: '', storyHours: '', storyKind: '' };
const CLOSED = DEFAULTS;
const MOMENT = /^\d{1,14}$/;

/** What a story is asked for; without a moment it is told around now. */
export interface StoryView {
  at: number | undefined;
  hours: StoryHours;
  kind: StoryKind | undefined;
}

/** A part of a story's view, as the address writes it. */
export interface StoryPatch {
  at?: number;
  hours?: StoryHours;
  kind?: StoryKind | '';
}

/**
 * The story that the address has open beside a page: of which account (its id), around which moment (milliseconds UTC). `defaultHours` are
 * those of a story that asks for none.
 */
export function useStory(defaultHours: StoryHours = '6') {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view: StoryView = {
    at: MOMENT.test(state.storyAt) ? Number(state.storyAt) : undefined,
    hours: STORY_HOURS.find((hours) => hours === state.storyHours) ?? defaultHours,
    kind: STORY_KINDS.find((kind) => kind === state.storyKind),
  };
  return {
    account: urlId(Number(state.story)),
    at: state.storyAt,
    view,
    hrefFor: (accountId: number, at: number) =>
      hrefWith({ ...CLOSED, story: String(accountId), storyAt: String(at) }),
    hrefWith: (patch: StoryPatch) => hrefWith(written(patch, defaultHours)),
    set: (patch: StoryPatch) => set(written(patch, defaultHours), { replace: true }),
    close: () => set(CLOSED),
  };
}

export type Story = ReturnType<typeof useStory>;

function written({ at, hours, kind }: StoryPatch, defaultHours: StoryHours) {
  return {
    ...(at === undefined ? {} : { storyAt: String(at) }),
    ...(hours === undefined ? {} : { storyHours: hours === defaultHours ? '' : hours }),
    ...(kind === undefined ? {} : { storyKind: kind }),
  };
}
