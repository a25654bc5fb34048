import { textIn } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import type { IconName } from '@portico/ui';
import { useNavigation } from '../navigation/use-navigation';

export interface CommunityLink {
  href: string;
  text: string;
  icon: IconName;
  isExternal: boolean;
}

/** Pages of remotes, and the icons of their links. */
const PAGES = { '/online': 'users', '/download': 'download' } as const;

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
    ...Object.entries(PAGES).flatMap(([page, icon]) => {
      const entry = navigation.find(({ path }) => path === page);
      return entry === undefined ? [] : [{ href: entry.path, text: entry.label, icon, isExternal: false }];
    }),
  ];
}
