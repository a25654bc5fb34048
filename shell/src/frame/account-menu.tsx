import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { classNames, Icon, Menu, type MenuEntry } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../account/use-account';
import styles from './header.module.css';
import { useAccountEntries } from './use-account-entries';
import { useWaiting } from './use-waiting';

export function AccountMenu({ username }: { username: string }) {
  const t = useTexts('shell');
  const { key } = useLocation();
  const waiting = useWaiting();
  const welcome = t('session.welcome', { username });
  const hints = Object.values(waiting);
  const entries: MenuEntry[] = [{ key: 'welcome', heading: welcome }, ...useAccountEntries(waiting)];
  return (
    <Menu
      // A new page closes it.
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

/** Highest-level character, or a drawing for staff, whose characters are not public, and for accounts without one. */
function Avatar() {
  const { data } = useAccount();
  const [first, ...others] = data?.characters ?? [];
  if (data?.isAdmin) return <Icon name="shield" size={18} />;
  if (first === undefined) return <Icon name="user" size={18} />;
  const { id } = others.reduce((best, one) => (one.level > best.level ? one : best), first);
  return <Picture kind="character" id={id} size={32} className={styles.face} />;
}
