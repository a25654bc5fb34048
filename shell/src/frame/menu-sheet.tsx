import { useTexts } from '@portico/i18n';
import { kitText, usePortal, useSession } from '@portico/portal-kit';
import { ExternalLink, Icon, type IconName, Link, Sheet, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageIcon } from '../navigation/page-icon';
import { useOpenNavigation } from '../navigation/use-navigation';
import { LanguageLinks } from './language-links';
import styles from './menu-sheet.module.css';
import { ThemeChoice } from './theme-choice';
import { useCommunity } from './use-community';
import { OWN_ENTRIES, useOwnPages } from './use-own-pages';
import { useSignOut } from './use-sign-out';

/** The menu of phones: the reader's own pages or the ways in, then all others, the theme and the languages. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell');
  const isSignedIn = useSession((session) => session.isAuthenticated);
  return (
    <Sheet isOpen onClose={onClose} title={t('menu.title')} closeText={kitText('kit.close')} side="end">
      <Stack gap={5}>
        {isSignedIn ? <OwnPages onSignOut={onClose} /> : <WaysIn />}
        <Pages isSignedIn={isSignedIn} />
        <Community />
        <ThemeChoice />
        <section>
          <h3 className={styles.heading}>{t('language.choose')}</h3>
          <LanguageLinks look="row" />
        </section>
      </Stack>
    </Sheet>
  );
}

interface LineProps {
  href: string;
  icon: IconName;
  text: ReactNode;
  hint?: ReactNode;
  current?: 'page' | 'true' | undefined;
  isExternal?: boolean;
}

function Line({ href, icon, text, hint, current, isExternal = false }: LineProps) {
  const Anchor = isExternal ? ExternalLink : Link;
  return (
    <li>
      <Anchor className={styles.link} href={href} aria-current={current}>
        <Icon name={icon} size={18} />
        <span className={styles.text}>
          <bdi>{text}</bdi>
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
        {isExternal && <Icon name="external" size={14} />}
      </Anchor>
    </li>
  );
}

function OwnPages({ onSignOut }: { onSignOut: () => void }) {
  const t = useTexts('shell');
  const username = useSession((session) => session.username);
  const signOut = useSignOut();
  return (
    <section>
      <h3 className={styles.heading}>{t('session.welcome', { username: username ?? '' })}</h3>
      <ul className={styles.list} role="list">
        {useOwnPages().map(({ key, href, icon = 'page', text, hint, isCurrent }) => (
          <Line
            key={key}
            href={href}
            icon={icon}
            text={text}
            hint={hint}
            current={isCurrent === true ? 'page' : undefined}
          />
        ))}
        <li>
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              onSignOut();
              signOut();
            }}
          >
            <Icon name="logout" size={18} />
            {t('session.signOut')}
          </button>
        </li>
      </ul>
    </section>
  );
}

function WaysIn() {
  const t = useTexts('shell');
  const { config } = usePortal();
  return (
    <ul className={styles.list} role="list">
      <Line href="/login" icon="key" text={t('session.signIn')} />
      {config.identity.registration && <Line href="/register" icon="user" text={t('session.register')} />}
    </ul>
  );
}

/** All pages, except those among the links of the community and the reader's own. */
function Pages({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const pageIcon = usePageIcon();
  const community = useCommunityLinks();
  const isElsewhere = (path: string) =>
    community.some(({ href }) => href === path) || (isSignedIn && OWN_ENTRIES.includes(path));
  const pages = useOpenNavigation().filter(({ path }) => !isElsewhere(path));
  return (
    <nav aria-label={t('menu.main')}>
      <ul className={styles.list} role="list">
        <Line
          href="/"
          icon={pageIcon('/')}
          text={t('menu.home')}
          current={pathname === '/' ? 'page' : undefined}
        />
        {pages.map(({ path, label, current }) => (
          <Line key={path} href={path} icon={pageIcon(path)} text={label} current={current} />
        ))}
      </ul>
    </nav>
  );
}

/** Empty where the owner links to no community. */
function useCommunityLinks() {
  const links = useCommunity();
  return links.some(({ isExternal }) => isExternal) ? links : [];
}

function Community() {
  const t = useTexts('shell');
  const links = useCommunityLinks();
  if (links.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('menu.community')}</h3>
      <ul className={styles.list} role="list">
        {links.map((link) => (
          <Line key={link.href} {...link} />
        ))}
      </ul>
    </section>
  );
}
