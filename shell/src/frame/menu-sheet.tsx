import { useTexts } from '@portico/i18n';
import { kitText, usePortal, useSession } from '@portico/portal-kit';
import { ExternalLink, Icon, Link, Sheet, Stack } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import { LanguageLinks } from './language-links';
import styles from './menu-sheet.module.css';
import { ThemeChoice } from './theme-choice';
import { type CommunityLink, useCommunity } from './use-community';
import { usePageIcon } from '../navigation/page-icon';
import { useOpenNavigation } from '../navigation/use-navigation';
import { useSignOut } from './use-sign-out';

export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell');
  const links = useCommunity();
  const community = links.some(({ isExternal }) => isExternal) ? links : [];
  return (
    <Sheet isOpen onClose={onClose} title={t('menu.title')} closeText={kitText('kit.close')} side="end">
      <Stack gap={6}>
        <Pages community={community} />
        {community.length > 0 && <Community links={community} />}
        <Account onSignOut={onClose} />
        <ThemeChoice />
        <section className={styles.languages}>
          <h3 className={styles.heading}>{t('language.choose')}</h3>
          <LanguageLinks look="row" />
        </section>
      </Stack>
    </Sheet>
  );
}

interface CommunityProps {
  links: readonly CommunityLink[];
}

/** All pages, except those among the links of the community. */
function Pages({ community }: { community: CommunityProps['links'] }) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const pageIcon = usePageIcon();
  const pages = useOpenNavigation().filter(({ path }) => community.every(({ href }) => href !== path));
  const home = {
    path: '/',
    label: t('menu.home'),
    current: pathname === '/' ? ('page' as const) : undefined,
  };
  return (
    <nav aria-label={t('menu.main')}>
      <ul className={styles.list} role="list">
        {[home, ...pages].map(({ path, label, current }) => (
          <li key={path}>
            <Link className={styles.link} href={path} aria-current={current}>
              <Icon name={pageIcon(path)} size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Community({ links }: CommunityProps) {
  const t = useTexts('shell');
  return (
    <section>
      <h3 className={styles.heading}>{t('menu.community')}</h3>
      <ul className={styles.list} role="list">
        {links.map(({ href, text, icon, isExternal }) => {
          const Anchor = isExternal ? ExternalLink : Link;
          return (
            <li key={href}>
              <Anchor className={styles.smallLink} href={href}>
                <Icon name={icon} size={18} />
                <span className={styles.text}>
                  <bdi>{text}</bdi>
                </span>
                {isExternal && <Icon name="external" size={14} />}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Account({ onSignOut }: { onSignOut: () => void }) {
  const t = useTexts('shell');
  const { config } = usePortal();
  const username = useSession((session) => (session.isAuthenticated ? session.username : undefined));
  const signOut = useSignOut();
  if (username !== undefined) {
    return (
      <section>
        <h3 className={styles.heading}>{t('session.welcome', { username: username ?? '' })}</h3>
        <button
          type="button"
          className={styles.smallLink}
          onClick={() => {
            onSignOut();
            signOut();
          }}
        >
          <Icon name="logout" size={18} />
          {t('session.signOut')}
        </button>
      </section>
    );
  }
  return (
    <ul className={styles.list} role="list">
      <li>
        <Link className={styles.smallLink} href="/login">
          <Icon name="key" size={18} />
          {t('session.signIn')}
        </Link>
      </li>
      {config.identity.registration && (
        <li>
          <Link className={styles.smallLink} href="/register">
            <Icon name="user" size={18} />
            {t('session.register')}
          </Link>
        </li>
      )}
    </ul>
  );
}
