import { useUrlState } from '@portico/portal-kit';

const DEFAULTS = { story: '', storyAt: '' };

/** The story that the address has open beside a page: of which account (its id), around which moment (milliseconds UTC). */
export function useStory() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  return {
    account: state.story,
    at: state.storyAt,
    hrefFor: (accountId: number, at: number) => hrefWith({ story: String(accountId), storyAt: String(at) }),
    close: () => set({ story: '', storyAt: '' }),
  };
}
