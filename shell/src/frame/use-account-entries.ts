import type { Language } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useIsOpenPage, usePortal } from '@portico/portal-kit';
import type { IconName, MenuEntry, MenuLink } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import { DASHBOARD_PATH } from '../account/use-account';
import { useOpenNavigation } from '../navigation/use-navigation';
import { chooseTheme, THEMES, useTheme } from './theme';
import { THEME_ICONS } from './theme-choice';
import { useSignOut } from './use-sign-out';
import type { Waiting } from './use-waiting';

const OWN_PAGES = [
  { name: 'inventory', icon: 'chest' },
  { name: 'rewards', icon: 'star' },
  { name: 'history', icon: 'scroll' },
  { name: 'security', icon: 'key' },
] as const satisfies readonly { name: string; icon: IconName }[];

const WISHES_PATH = '/wishes';

const ADMIN_PATH = '/admin';

/** Pages of the dashboard and the administration as far as they are open to the reader, the themes, and the way out. */
export function useAccountEntries(waiting: Waiting): MenuEntry[] {
  const t = useTexts('shell');
  const { language } = usePortal();
  const { pathname } = useLocation();
  const isOpen = useIsOpenPage();
  const theme = useTheme();
  const signOut = useSignOut();
  const navigation = useOpenNavigation();
  const link = (entry: Omit<MenuLink, 'key' | 'isCurrent'>): MenuLink => ({
    ...entry,
    key: entry.href,
    isCurrent: entry.href === pathname,
  });
  const labelled = (href: string, icon: IconName, hint?: string): MenuLink[] =>
    navigation.flatMap(({ path, label }) => (path === href ? [link({ href, text: label, icon, hint })] : []));
  const ownPages = OWN_PAGES.map(({ name, icon }) =>
    link({ href: `${DASHBOARD_PATH}/${name}`, text: t(`session.pages.${name}`), icon, hint: waiting[name] }),
  );
  return [
    ...labelled(DASHBOARD_PATH, 'user', waiting.dashboard),
    ...ownPages.filter(({ href }) => isOpen(href)),
    ...labelled(WISHES_PATH, 'heart', waiting.wishes),
    ...labelled(ADMIN_PATH, 'settings'),
    { key: 'themes', separator: true },
    { key: 'theme', heading: t('theme.title') },
    ...THEMES.map((choice) => ({
      key: choice,
      text: capitalized(t(`theme.${choice}`), language),
      icon: THEME_ICONS[choice],
      isChecked: choice === theme,
      onSelect: () => chooseTheme(choice),
    })),
    { key: 'end', separator: true },
    { key: 'sign-out', text: t('session.signOut'), icon: 'logout', onSelect: signOut },
  ];
}

/** The names of themes are written as within a sentence. */
function capitalized(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
