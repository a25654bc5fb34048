import { type UrlState, useUrlState } from '@portico/portal-kit';
import { FEATURE_TABS, type FeatureTab } from './feature-cards';

const DEFAULTS = { tab: 'gameplay', open: '' };
const SEPARATOR = '.';

export interface FeaturesView {
  tab: FeatureTab;
  isOpen: (card: string) => boolean;
  /** Address of the tab, with all of its cards closed. */
  tabHref: (tab: FeatureTab) => string;
  /** Address of a part of the page, tab and cards as they are. */
  partHref: (part: string) => string;
  setOpen: (card: string, isOpen: boolean) => void;
}

/** What the features page shows, from its address: `?tab=events&open=castle.leaf`. */
export function useFeaturesView(): FeaturesView {
  const { state, hrefWith, set }: UrlState<{ tab: string; open: string }> = useUrlState(DEFAULTS);
  const open = state.open.split(SEPARATOR).filter((card) => card !== '');
  const tab = FEATURE_TABS.find(({ key }) => key === state.tab)?.key ?? 'gameplay';
  return {
    tab,
    isOpen: (card) => open.includes(card),
    tabHref: (to) => hrefWith({ tab: to, open: '' }),
    partHref: (part) => `${hrefWith({})}#${part}`,
    setOpen: (card, isOpen) => {
      if (open.includes(card) === isOpen) return;
      const cards = isOpen ? [...open, card] : open.filter((other) => other !== card);
      set({ open: cards.join(SEPARATOR) }, { replace: true });
    },
  };
}
