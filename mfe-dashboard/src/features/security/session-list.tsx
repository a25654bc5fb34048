import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, FormError } from '@portico/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from './confirm-button';
import { DeviceIcon, useDeviceName } from './device';
import { PanelStatus } from './panel-status';
import { endOtherSessions, endSession, type PortalSession, sessionsQuery } from './security.queries';
import { useStatus } from './use-status';
import { Moment } from './moment';
import { Network } from './network';
import styles from './rows.module.css';

export function SessionList({ sessions }: { sessions: readonly PortalSession[] }) {
  const t = useTexts('mfe-dashboard');
  const nameOf = useDeviceName();
  const queries = useQueryClient();
  const [status, say] = useStatus();

  const keepOnly = (isKept: (session: PortalSession) => boolean) => {
    const { queryKey } = sessionsQuery();
    queries.setQueryData<{ sessions: PortalSession[] }>(
      queryKey,
      (before) => before && { sessions: before.sessions.filter(isKept) },
    );
    return queries.invalidateQueries({ queryKey });
  };
  const ending = useMutation({
    mutationFn: ({ id }: PortalSession) => endSession(id),
    onSuccess: (_, ended) => {
      say(t('security.sessions.ended', { device: nameOf(ended) }));
      return keepOnly(({ id }) => id !== ended.id);
    },
  });
  const endingOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => {
      say(t('security.sessions.endedOthers'));
      return keepOnly(({ isCurrent }) => isCurrent);
    },
  });

  const error = ending.error ?? endingOthers.error;
  return (
    <>
      <ul className={styles.rows} role="list">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables.id === session.id}
            onEnd={() => ending.mutate(session)}
          />
        ))}
      </ul>
      {error !== null && <FormError>{errorText(error)}</FormError>}
      <PanelStatus status={status} />
      {sessions.length > 1 ? (
        <div className={styles.foot}>
          <ConfirmButton
            label={t('security.sessions.endOthers')}
            question={t('security.sessions.endOthersQuestion')}
            confirmText={t('security.sessions.endOthersConfirm')}
            cancelText={t('security.cancel')}
            isPending={endingOthers.isPending}
            onConfirm={() => endingOthers.mutate()}
          />
        </div>
      ) : (
        <p className={styles.quiet}>{t('security.sessions.onlyThis')}</p>
      )}
    </>
  );
}

interface SessionRowProps {
  session: PortalSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
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
