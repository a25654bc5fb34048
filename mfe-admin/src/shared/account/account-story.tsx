import { useTexts } from '@portico/i18n';
import { useSession } from '@portico/portal-kit';
import { Link, Window } from '@portico/ui';
import { paths } from '../../paths';
import { StoryView } from '../story/story-view';
import { useStory } from '../story/story-state';
import type { AdminAccount } from './account.queries';
import styles from './account.module.css';

const LOGS = [
  { key: 'voteLog', path: paths.voteLog, role: 'admin' },
  { key: 'bossLog', path: paths.bossLog, role: 'admin' },
  { key: 'scrollingLog', path: paths.scrollingLog, role: 'webAdmin' },
  { key: 'nxLog', path: paths.nxCreditLog, role: 'webAdmin' },
  { key: 'inkwellLog', path: paths.inkwellLog, role: 'webAdmin' },
  { key: 'auditLog', path: paths.auditLog, role: 'webAdmin' },
] as const;
/** Longer than the default week of the logs. */
const LOG_DAYS = 90;

export function AccountStory({ account: { id, name } }: { account: Pick<AdminAccount, 'id' | 'name'> }) {
  const t = useTexts('mfe-admin');
  const story = useStory('168');
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  const logs = LOGS.filter(({ role }) => role === 'admin' || isWebAdmin);
  return (
    <Window title={t('story.title')} icon="scroll">
      <nav className={styles.logs} aria-label={t('account.logs')}>
        {logs.map(({ key, path }) => (
          <Link key={key} href={`${path}?days=${LOG_DAYS}&search=${encodeURIComponent(name)}`}>
            {t(`${key}.title`)}
          </Link>
        ))}
        {isWebAdmin && <Link href={paths.callbacksOf(id)}>{t('account.callbacks')}</Link>}
      </nav>
      <StoryView accountId={id} story={story} />
    </Window>
  );
}
