import { textIn } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import type { IconName } from '@portico/ui';
import { usePageIcon } from '../navigation/page-icon';
import { useNavigation } from '../navigation/use-navigation';

export interface CommunityLink {
  href: string;
  text: string;
  icon: IconName;
  isExternal: boolean;
}

const DOWNLOAD_PATH = '/download';

/** Links to the community and the game: the owner's, and the page of downloads if a remote has it. */
export function useCommunity(): CommunityLink[] {
  const t = useTexts('shell');
  const { config, language } = usePortal();
  const { chat, forum, more } = config.links;
  const navigation = useNavigation();
  const pageIcon = usePageIcon();
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
    ...navigation
      .filter(({ path }) => path === DOWNLOAD_PATH)
      .map(({ path, label }) => ({ href: path, text: label, icon: pageIcon(path), isExternal: false })),
  ];
}
