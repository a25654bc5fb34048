import { useHasPage, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ExternalLink, Icon, Link, type IconName } from '@portico/ui';
import { paths } from '../../paths';
import styles from './quick-links.module.css';

const PAGES = [
  { key: 'wishes', href: paths.wishes, icon: 'heart' },
  { key: 'download', href: paths.download, icon: 'download' },
  { key: 'rankings', href: paths.rankings, icon: 'crown' },
  { key: 'market', href: paths.market, icon: 'store' },
  { key: 'database', href: paths.database, icon: 'sword' },
] as const satisfies readonly { key: string; href: string; icon: IconName }[];

export function QuickLinks() {
  const t = useTexts('mfe-dashboard');
  const hasPage = useHasPage();
  const { chat } = usePortal().config.links;
  return (
    <nav aria-labelledby="account-links">
      <h2 id="account-links" className={styles.title}>
        {t('links.title')}
      </h2>
      <ul role="list" className={styles.links}>
        {chat !== undefined && (
          <li>
            <ExternalLink href={chat} className={styles.link}>
              <Icon name="chat" size={24} className={styles.icon} />
              {t('links.chat')}
              <Icon name="external" size={14} className={styles.end} />
            </ExternalLink>
          </li>
        )}
        {PAGES.filter(({ href }) => hasPage(href)).map(({ key, href, icon }) => (
          <li key={key}>
            <Link href={href} className={styles.link}>
              <Icon name={icon} size={24} className={styles.icon} />
              {t(`links.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
