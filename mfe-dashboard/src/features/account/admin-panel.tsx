import { useIsOpenPage, type Account } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Icon, Link, Window, type IconName } from '@portico/ui';
import { paths } from '../../paths';
import styles from './admin-panel.module.css';

const PAGES = [
  { key: 'overview', href: paths.admin.overview, icon: 'chart' },
  { key: 'voteLog', href: paths.admin.voteLog, icon: 'check' },
  { key: 'expLog', href: paths.admin.expLog, icon: 'trend' },
  { key: 'bossLog', href: paths.admin.bossLog, icon: 'skull' },
  { key: 'accounts', href: paths.admin.accounts, icon: 'users' },
  { key: 'points', href: paths.admin.points, icon: 'plus' },
  { key: 'scrollingLog', href: paths.admin.scrollingLog, icon: 'scroll' },
  { key: 'nxLog', href: paths.admin.nxCreditLog, icon: 'coin' },
  { key: 'inkwellLog', href: paths.admin.inkwellLog, icon: 'inkwell' },
  { key: 'seo', href: paths.admin.seo, icon: 'search' },
  { key: 'dropRates', href: paths.dropRates, icon: 'sword' },
] as const satisfies readonly { key: string; href: string; icon: IconName }[];

const ADMIN = ['admin'] as const;
const WEB_ADMIN = ['admin', 'webAdmin'] as const;

export function AdminPanel({ account }: { account: Account }) {
  const t = useTexts('mfe-dashboard');
  const isOpen = useIsOpenPage(account.isWebAdmin ? WEB_ADMIN : ADMIN);
  if (!account.isAdmin) return null;
  const pages = PAGES.filter(({ href }) => isOpen(href));
  return (
    <Window
      title={t('account.adminPage')}
      icon="crown"
      actions={<Badge tone="accent">{t('account.admin')}</Badge>}
      isFlush
    >
      {pages.length > 0 && (
        <ul className={styles.links} role="list">
          {pages.map(({ key, href, icon }) => (
            <li key={key}>
              <Link href={href} className={styles.link}>
                <Icon name={icon} size={18} className={styles.icon} />
                {t(`account.adminPages.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Window>
  );
}
