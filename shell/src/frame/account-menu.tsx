import { type Language, MINUTE_MS } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useIsOpenPage, usePortal, useOwnAccount, apiQuery } from '@portico/portal-kit';
import { classNames, Icon, Menu, type MenuEntry, type MenuLink } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import { DASHBOARD_PATH } from '../account/use-account';
import { usePageIcon } from '../navigation/page-icon';
import { useOpenNavigation } from '../navigation/use-navigation';
import styles from './header.module.css';
import { chooseTheme, THEMES, useTheme } from './theme';
import { THEME_ICONS } from './theme-choice';
import { useSignOut } from './use-sign-out';
import { useQuery } from '@tanstack/react-query';

export function AccountMenu({ username }: { username: string }) {
  const t = useTexts('shell');
  const { key } = useLocation();
  const waiting = useWaiting();
  const welcome = t('session.welcome', { username });
  const hints = Object.values(waiting);
  const entries: MenuEntry[] = [{ key: 'welcome', heading: welcome }, ...useAccountEntries(waiting)];
  return (
    <Menu
      // Closed by a new page, through a new key.
      key={key}
      className={classNames(styles.tool, styles.player)}
      label={[welcome, ...hints].join(' · ')}
      align="end"
      trigger={
        <>
          <span className={styles.avatar}>
            <Avatar />
            {hints.length > 0 && <span className={styles.dot} />}
          </span>
          <span className={styles.username}>
            <bdi>{username}</bdi>
          </span>
        </>
      }
      entries={entries}
    />
  );
}

/** The highest-level character. Staff, whose characters are not public, and accounts without one have a drawing. */
function Avatar() {
  const { data } = useOwnAccount();
  const [first, ...others] = data?.characters ?? [];
  if (data?.isAdmin) return <Icon name="shield" size={18} />;
  if (first === undefined) return <Icon name="user" size={18} />;
  const { id } = others.reduce((best, one) => (one.level > best.level ? one : best), first);
  return <Picture kind="character" id={id} size={32} className={styles.face} />;
}

const OWN_PAGES = ['inventory', 'rewards', 'history', 'security'] as const;

const WISHES_PATH = '/wishes';

const ADMIN_PATH = '/admin';

/** Open pages of the dashboard and the administration, the themes, and logging out. */
function useAccountEntries(waiting: Waiting): MenuEntry[] {
  const t = useTexts('shell');
  const { language } = usePortal();
  const { pathname } = useLocation();
  const isOpen = useIsOpenPage();
  const pageIcon = usePageIcon();
  const theme = useTheme();
  const signOut = useSignOut();
  const navigation = useOpenNavigation();
  const link = (href: string, text: string, hint?: string): MenuLink => ({
    key: href,
    href,
    text,
    hint,
    icon: pageIcon(href),
    isCurrent: href === pathname,
  });
  const labelled = (href: string, hint?: string): MenuLink[] =>
    navigation.flatMap(({ path, label }) => (path === href ? [link(href, label, hint)] : []));
  const ownPages = OWN_PAGES.map((name) =>
    link(`${DASHBOARD_PATH}/${name}`, t(`session.pages.${name}`), waiting[name]),
  );
  return [
    ...labelled(DASHBOARD_PATH, waiting.dashboard),
    ...ownPages.filter(({ href }) => isOpen(href)),
    ...labelled(WISHES_PATH, waiting.wishes),
    ...labelled(ADMIN_PATH),
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

/** The names of themes are written for the middle of a sentence. */
function capitalized(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Things that wait for the reader, as texts, by the page that handles them. */
type Waiting = Partial<
  Record<'dashboard' | 'inventory' | 'rewards' | 'history' | 'security' | 'wishes', string>
>;

const REFRESH_MS = 5 * MINUTE_MS;

/** A vote that would count, today's gift, a watched price, a warning about the account. */
function useWaiting(): Waiting {
  const t = useTexts('shell');
  const { data: account } = useOwnAccount();
  const isBanned = account?.banned ?? true;
  const { data } = useQuery({
    ...apiQuery('/api/voting/waiting', { authenticated: true }),
    enabled: !isBanned,
    refetchInterval: REFRESH_MS,
  });
  const waiting: Waiting = {};
  if (data?.vote) waiting.dashboard = t('session.waiting.vote');
  if (data?.gift) waiting.rewards = t('session.waiting.gift');
  if (data?.price) waiting.wishes = t('session.waiting.price');
  if (account?.needsSecondFactor || account?.needsNewPassword)
    waiting.security = t('session.waiting.warning');
  return waiting;
}
