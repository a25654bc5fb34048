import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { ConfirmButton } from './confirm-button';
import { DeviceIcon, useDeviceName } from './device';
import { Moment } from './moment';
import { Network } from './network';
import type { PortalSession } from './security.queries';
import styles from './rows.module.css';

export interface SessionRowProps {
  session: PortalSession;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTexts('mfe-dashboard');
  const device = useDeviceName()(session);
  return (
    <li className={styles.row}>
      <DeviceIcon isPhone={session.isPhone} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{device}</bdi>
          {session.isCurrent && (
            <Badge tone="good" icon="check">
              {t('security.sessions.current')}
            </Badge>
          )}
        </p>
        <p className={styles.facts}>
          <Moment label={t('security.sessions.lastSeen')} at={session.lastSeenAt} />
          <Moment label={t('security.sessions.loggedIn')} at={session.createdAt} />
          <span>
            {t(`security.method.${session.method}`)}
            <Network network={session.network} />
          </span>
        </p>
      </div>
      {!session.isCurrent && (
        <div className={styles.action}>
          <ConfirmButton
            label={t('security.sessions.end')}
            fullLabel={t('security.sessions.endNamed', { device })}
            question={t('security.sessions.endQuestion')}
            confirmText={t('security.sessions.endConfirm')}
            cancelText={t('security.cancel')}
            isPending={isEnding}
            onConfirm={onEnd}
          />
        </div>
      )}
    </li>
  );
}
