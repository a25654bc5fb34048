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

const DOWNLOAD_PAGE = '/download';

/** Links to the community and the game: the owner's, and the downloads page if a remote has one. */
export function useCommunity(): CommunityLink[] {
  const t = useTexts('shell');
  const { config, language } = usePortal();
  const { chat, forum, more } = config.links;
  const download = useNavigation().find(({ path }) => path === DOWNLOAD_PAGE);
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
    ...(download === undefined
      ? []
      : [{ href: download.path, text: download.label, icon: 'download' as const, isExternal: false }]),
  ];
}
