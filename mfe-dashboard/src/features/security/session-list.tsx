import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FormError } from '@portico/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from './confirm-button';
import { useDeviceName } from './device';
import { PanelStatus } from './panel-status';
import { endOtherSessions, endSession, sessionsQuery, type PortalSession } from './security.queries';
import { SessionRow } from './session-row';
import { useStatus } from './use-status';
import styles from './rows.module.css';

/** Where the account is logged in, this session first, and how to end the others. */
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
