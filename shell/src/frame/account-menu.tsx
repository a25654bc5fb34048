import type { Language } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { usePortal, useOwnAccount } from '@portico/portal-kit';
import { classNames, Icon, Menu, type MenuEntry } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import styles from './header.module.css';
import { chooseTheme, THEMES, useTheme } from './theme';
import { THEME_ICONS } from './theme-choice';
import { useOwnPages } from './use-own-pages';
import { useSignOut } from './use-sign-out';

export function AccountMenu({ username }: { username: string }) {
  const t = useTexts('shell');
  const { key } = useLocation();
  const ownPages = useOwnPages();
  const welcome = t('session.welcome', { username });
  const hints = ownPages.flatMap(({ hint }) => (hint === undefined ? [] : [hint]));
  const entries: MenuEntry[] = [{ key: 'welcome', heading: welcome }, ...useAccountEntries(ownPages)];
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

/** The reader's own pages, the themes, and logging out. */
function useAccountEntries(ownPages: readonly MenuEntry[]): MenuEntry[] {
  const t = useTexts('shell');
  const { language } = usePortal();
  const theme = useTheme();
  const signOut = useSignOut();
  return [
    ...ownPages,
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
