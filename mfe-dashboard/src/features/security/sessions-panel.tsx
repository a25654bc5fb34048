import { useTexts } from '@portico/i18n';
import { errorText, kitText } from '@portico/portal-kit';
import { Badge, Button, FormError, Row, SoftText } from '@portico/ui';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './security-page.module.css';
import {
  PanelStatus,
  SecurityPanel,
  useStatus,
  LabelledTime,
  Network,
  SecurityRow,
  useDeviceName,
} from './security-panel';
import { sessionsQuery, endOtherSessions, endSession, type PortalSession } from './security.queries';

export function SessionsPanel() {
  return (
    <SecurityPanel name="sessions" icon="globe" query={useQuery(sessionsQuery())} skeleton="13rem">
      {({ sessions }) => <SessionList sessions={sessions} />}
    </SecurityPanel>
  );
}

function SessionList({ sessions }: { sessions: readonly PortalSession[] }) {
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
      <ul role="list">
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
            isPending={endingOthers.isPending}
            onConfirm={() => endingOthers.mutate()}
          />
        </div>
      ) : (
        <SoftText>{t('security.sessions.onlyThis')}</SoftText>
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
    <SecurityRow
      icon={session}
      name={
        <>
          <bdi>{device}</bdi>
          {session.isCurrent && (
            <Badge tone="good" icon="check">
              {t('security.sessions.current')}
            </Badge>
          )}
        </>
      }
      facts={
        <>
          <LabelledTime label={t('security.sessions.lastSeen')} at={session.lastSeenAt} />
          <LabelledTime label={t('security.sessions.loggedIn')} at={session.createdAt} />
          <span>
            {t(`security.method.${session.method}`)}
            <Network network={session.network} />
          </span>
        </>
      }
    >
      {!session.isCurrent && (
        <div className={styles.action}>
          <ConfirmButton
            label={t('security.sessions.end')}
            fullLabel={t('security.sessions.endNamed', { device })}
            question={t('security.sessions.endQuestion')}
            confirmText={t('security.sessions.endConfirm')}
            isPending={isEnding}
            onConfirm={onEnd}
          />
        </div>
      )}
    </SecurityRow>
  );
}

interface ConfirmButtonProps {
  /** Visible label. */
  label: string;
  /** Label for screen readers, with the name of the device. */
  fullLabel?: string;
  question: string;
  confirmText: string;
  isPending: boolean;
  onConfirm: () => void;
}

/** A button that asks for confirmation in its place. */
function ConfirmButton(props: ConfirmButtonProps) {
  const { label, fullLabel, question, confirmText, isPending, onConfirm } = props;
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useRef(false);
  const questionId = useId();

  const cancel = () => {
    wasAsking.current = true;
    setIsAsking(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };

  if (!isAsking) {
    return (
      <Button
        size="small"
        aria-label={fullLabel}
        ref={(button) => {
          if (wasAsking.current) button?.focus();
          wasAsking.current = false;
        }}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <Row role="group" aria-labelledby={questionId} onKeyDown={handleKey}>
      <p id={questionId} className={styles.question}>
        {question}
      </p>
      <Button size="small" variant="danger" ref={focusOn} isPending={isPending} onClick={onConfirm}>
        {confirmText}
      </Button>
      <Button size="small" variant="quiet" onClick={cancel}>
        {kitText('kit.cancel')}
      </Button>
    </Row>
  );
}

function focusOn(button: HTMLButtonElement | null): void {
  button?.focus();
}
