import { textIn } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import type { IconName } from '@portico/ui';
import { pageIcon } from '../navigation/page-icon';
import { useNavigation } from '../navigation/use-navigation';

export interface CommunityLink {
  href: string;
  text: string;
  icon: IconName;
  isExternal: boolean;
}

/** Pages of remotes. */
const PAGES = ['/online', '/download'];

/** Links to the community and the game: the owner's, and the pages of online players and downloads if a remote has them. */
export function useCommunity(): CommunityLink[] {
  const t = useTexts('shell');
  const { config, language } = usePortal();
  const { chat, forum, more } = config.links;
  const navigation = useNavigation();
  const outside = (href: string, text: string, icon: IconName): CommunityLink => ({
    href,
    text,
    icon,
    isExternal: true,
  });
  return [
    ...(chat === undefined ? [] : [outside(chat, t('menu.chat'), 'chat')]),
    ...(forum === undefined ? [] : [outside(forum, t('menu.forum'), 'users')]),
    ...more.map(({ url, label }) => outside(url, textIn(label, language), 'link')),
    ...PAGES.flatMap((page) => {
      const entry = navigation.find(({ path }) => path === page);
      return entry === undefined
        ? []
        : [{ href: page, text: entry.label, icon: pageIcon(page), isExternal: false }];
    }),
  ];
}
