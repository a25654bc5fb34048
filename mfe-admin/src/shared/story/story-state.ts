import { STORY_KINDS, type StoryKind } from '@portico/domain';
import { defineSearch, integer, matching, oneOf, useSearch } from '@portico/portal-kit';

/** Hours that a story can cover before and after its moment. */
export const STORY_HOURS = ['1', '6', '24', '168'] as const;
type StoryHours = (typeof STORY_HOURS)[number];

const storySearch = defineSearch({
  /** Account in the drawer; 0 for none. */
  player: integer(0, 1),
  story: integer(0, 1),
  storyAt: matching(/^\d{1,14}$/),
  storyHours: oneOf(STORY_HOURS),
  storyKind: oneOf(STORY_KINDS),
});
const CLOSED = { player: '', story: '', storyAt: '', storyHours: '', storyKind: '' } as const;

/** Query of a story. Without a moment, the story is about now. */
export interface StoryView {
  at: number | undefined;
  hours: StoryHours;
  kind: StoryKind | undefined;
}

interface StoryPatch {
  at?: number;
  hours?: StoryHours;
  kind?: StoryKind | '';
}

/**
 * Reads and writes the account that is open beside the page: its drawer, or its story around a moment (milliseconds
 * UTC). `defaultHours` applies if the address has no span.
 */
export function useStory(defaultHours: StoryHours = '6') {
  const { view: state, hrefWith, set } = useSearch(storySearch);
  const view: StoryView = {
    at: state.storyAt === '' ? undefined : Number(state.storyAt),
    hours: state.storyHours ?? defaultHours,
    kind: state.storyKind,
  };
  return {
    account: state.story,
    player: state.player,
    at: state.storyAt,
    view,
    hrefFor: (accountId: number, at: number) =>
      hrefWith({ ...CLOSED, story: accountId, storyAt: String(at) }),
    /** Opens the drawer of an account over the page. */
    playerHref: (accountId: number) => hrefWith({ ...CLOSED, player: accountId }),
    hrefWith: (patch: StoryPatch) => hrefWith(written(patch, defaultHours)),
    set: (patch: StoryPatch) => set(written(patch, defaultHours), { replace: true }),
    close: () => set(CLOSED),
  };
}

export type Story = ReturnType<typeof useStory>;

function written({ at, hours, kind }: StoryPatch, defaultHours: StoryHours) {
  return {
    ...(at === undefined ? {} : { storyAt: String(at) }),
    ...(hours === undefined ? {} : { storyHours: hours === defaultHours ? ('' as const) : hours }),
    ...(kind === undefined ? {} : { storyKind: kind }),
  };
}
