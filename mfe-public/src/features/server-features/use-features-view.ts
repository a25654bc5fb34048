import { defineSearch, oneOf, uncheckedText, useSearch } from '@portico/portal-kit';
import { FEATURE_TABS, type FeatureTab } from './feature-cards';

const featuresSearch = defineSearch({
  tab: oneOf(
    FEATURE_TABS.map(({ key }) => key),
    'gameplay',
  ),
  closed: uncheckedText(),
});
const SEPARATOR = '.';

export interface FeaturesView {
  tab: FeatureTab;
  isOpen: (card: string) => boolean;
  /** Address of the tab with all its cards open. */
  tabHref: (tab: FeatureTab) => string;
  /** Address of a part of the page. The tab and the open cards stay. */
  partHref: (part: string) => string;
  setOpen: (card: string, isOpen: boolean) => void;
}

/** State of the features page, from its address: `?tab=events&closed=castle.leaf`. */
export function useFeaturesView(): FeaturesView {
  const { view, hrefWith, set } = useSearch(featuresSearch);
  const closed = view.closed.split(SEPARATOR).filter((card) => card !== '');
  return {
    tab: view.tab,
    isOpen: (card) => !closed.includes(card),
    tabHref: (to) => hrefWith({ tab: to, closed: '' }),
    partHref: (part) => `${hrefWith({})}#${part}`,
    setOpen: (card, isOpen) => {
      if (closed.includes(card) !== isOpen) return;
      const cards = isOpen ? closed.filter((other) => other !== card) : [...closed, card];
      set({ closed: cards.join(SEPARATOR) }, { replace: true });
    },
  };
}
