import { useTexts } from '@portico/i18n';
import { serverStatusQuery, useFormat, usePortal } from '@portico/portal-kit';
import { Icon } from '@portico/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { documentKeptAt, onKeptAnswer, startKeeping, stopKeeping } from './kept-pages';
import styles from './offline-line.module.css';

interface Kept {
  /** The oldest that is shown, milliseconds UTC. */
  at: number;
  /** Time at which the reader was informed. */
  since: number;
}

/** Keeps public pages where the owner allows it, and says how old they are while the portal cannot be reached. */
export function OfflineLine({ isOn }: { isOn: boolean }) {
  const t = useTexts('shell');
  const format = useFormat();
  const [kept, dropKept] = useKept();
  const { language, direction } = usePortal();
  useEffect(() => {
    if (!isOn) return stopKeeping();
    return startKeeping({ language, direction, title: t('offline.title'), lead: t('offline.list') });
  }, [isOn, language, direction, t]);
  useReturn(kept, dropKept);
  return (
    <p className={styles.line} role="status" hidden={kept === undefined}>
      {kept && (
        <>
          <Icon name="warning" size={16} />
          {t('offline.saved', { ago: format.relativeTime(kept.at) })}
        </>
      )}
    </p>
  );
}

function useKept(): [Kept | undefined, () => void] {
  const [kept, setKept] = useState<Kept | undefined>(() => {
    const at = documentKeptAt();
    return at === undefined ? undefined : { at, since: Date.now() };
  });
  useEffect(
    () =>
      onKeptAnswer((at) => setKept((known) => ({ at: Math.min(at, known?.at ?? at), since: Date.now() }))),
    [],
  );
  return [kept, () => setKept(undefined)];
}

/** The status of the server is never kept: once it comes, the portal is back, and what is shown is asked for again. */
function useReturn(kept: Kept | undefined, onReturn: () => void): void {
  const queries = useQueryClient();
  const { dataUpdatedAt, refetch } = useQuery(serverStatusQuery());
  useEffect(() => {
    const handleOnline = () => void refetch();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [refetch]);
  const isBack = kept !== undefined && dataUpdatedAt > kept.since;
  useEffect(() => {
    if (!isBack) return;
    onReturn();
    void queries.invalidateQueries();
  }, [isBack, onReturn, queries]);
}
