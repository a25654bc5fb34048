import { matchPage, remoteForPath, type RegistryPage } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { kitText, usePortal, SERVER_STATUSES, useServerClock, useServerStatus } from '@portico/portal-kit';
import { classNames, ExternalLink, Icon, Link, StatusLamp, SteadyText } from '@portico/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import sessionStyles from '../guard/session.module.css';
import { RouteAnnouncer } from '../navigation/route-announcer';
import { useFocusRestoration } from '../navigation/use-focus-restoration';
import { useNavigation } from '../navigation/use-navigation';
import { useRegistry } from '../registry/registry-store';
import styles from './frame.module.css';
import { Header } from './header';
import { LanguageLinks } from './language-links';
import { useCommunity } from './use-community';

const MAIN_ID = 'main';

export function Frame({ children }: { children: ReactNode }) {
  const t = useTexts('shell');
  const width = usePageWidth();
  useFocusRestoration(MAIN_ID);
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('menu.skip')}
      </a>
      <PreviewBanner />
      <Header width={width} />
      <main className={styles.main} id={MAIN_ID} tabIndex={-1} data-page-width={width}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
    </>
  );
}

function Footer() {
  const t = useTexts('shell');
  const { config, demo, renderedAt } = usePortal();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <Links />
        <ServerState />
        <nav className={styles.languages} aria-label={t('language.choose')}>
          <LanguageLinks look="row" />
        </nav>
        <p className={styles.words}>
          <span>
            {t('footer.copyright', { year: new Date(renderedAt).getUTCFullYear(), name: config.site.name })}
          </span>
          {demo && <span className={styles.demo}>{t('footer.demo')}</span>}
        </p>
      </div>
    </footer>
  );
}

function Links() {
  const t = useTexts('shell');
  const pages = useNavigation();
  const outside = useCommunity().filter(({ isExternal }) => isExternal);
  return (
    <nav aria-label={t('footer.navigation')}>
      <ul className={styles.list} role="list">
        {pages.map((page) => (
          <li key={page.path} className={classNames(page.audience && sessionStyles[page.audience])}>
            <Link className={styles.link} href={page.path}>
              {page.label}
            </Link>
          </li>
        ))}
        {outside.map(({ href, text }) => (
          <li key={href}>
            <ExternalLink className={styles.link} href={href}>
              <bdi>{text}</bdi>
              <Icon name="external" size={12} />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ServerState() {
  return (
    <div className={styles.server}>
      <Status />
      <Clock />
    </div>
  );
}

function Status() {
  const t = useTexts('shell');
  const status = useServerStatus();
  return (
    <StatusLamp status={status} role="status" className={styles.status}>
      <SteadyText text={t(`status.${status}`)} texts={SERVER_STATUSES.map((one) => t(`status.${one}`))} />
    </StatusLamp>
  );
}

function Clock() {
  const t = useTexts('shell');
  const { time, zone, offset, localTime, isLocal, dateTime } = useServerClock();
  return (
    <p className={styles.clock}>
      <span>{t('footer.serverTime')}</span>{' '}
      <time className={styles.time} dateTime={dateTime} title={offset}>
        <bdi>{time}</bdi> <bdi>{zone}</bdi>
      </time>
      <span className={classNames(styles.local, !isLocal && styles.unknown)}>
        {t('footer.localTime', { time: localTime })}
      </span>
    </p>
  );
}

/** Says which version this visitor previews, or why there is no preview. At the top of every page, also in the server's HTML. */
function PreviewBanner() {
  const t = useTexts('shell');
  const { basename, preview } = usePortal();
  const { pathname } = useLocation();
  if (preview === undefined) return null;
  const { remote, version, by, fault } = preview;
  const text = () => {
    if (fault !== null) return t(`preview.fault.${fault}`, { remote, version });
    return by === null
      ? t('preview.unknownAuthor', { remote, version })
      : t('preview.text', { remote, version, by });
  };
  return (
    <aside className={styles.preview} data-fault={fault ?? undefined} aria-label={t('preview.label')}>
      <Icon name={fault === null ? 'search' : 'warning'} size={18} />
      <p>{text()}</p>
      {/* A new document: it comes with other releases. */}
      <a className={styles.action} href={`${basename}${pathname}?preview=off`}>
        {fault === null ? t('preview.leave') : kitText('kit.close')}
      </a>
    </aside>
  );
}

/** Width of the current page, from its manifest, which is known before its code. */
function usePageWidth(): RegistryPage['width'] {
  const { pathname } = useLocation();
  const { remotes } = useRegistry();
  const remote = remoteForPath(remotes, pathname);
  return remote && matchPage(remote.pages, pathname)?.page.width;
}
