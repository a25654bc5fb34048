import { useEffect, useState } from 'react';
import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { remoteLabel } from '../federation/remote-label';
import { isMissingFile } from '../federation/remote-load-error';
import { ServedContent } from '../federation/served-page';
import { useOnline } from '../federation/use-online';
import { refreshRegistry, settleRegistry } from '../registry/registry-store';
import { forgetFailedFill, forgetFill } from './fill-views';
import type { SlotFill } from './fills-of';
import styles from './slots.module.css';

/** How long a retry waits for what the registry says now. */
const REGISTRY_WAIT_MS = 1_000;

interface FillFailureProps {
  fill: SlotFill;
  error: unknown;
  /** Nodes that the server rendered of the piece, if any. */
  nodes: readonly Node[];
  /** Shows the piece again, once it can be loaded again. */
  onRetry: () => void;
}

/** A line in place of a piece that failed to load or broke. Its HTML from the server stays readable above. */
export function FillFailure({ fill, error, nodes, onRetry }: FillFailureProps) {
  const t = useTexts('shell');
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => forgetFailedFill(fill), [fill]);
  const retry = async () => {
    setIsRetrying(true);
    void refreshRegistry({ force: true });
    await settleRegistry(REGISTRY_WAIT_MS);
    forgetFill(fill);
    onRetry();
  };
  useOnline(() => {
    if (isMissingFile(error)) void retry();
  });
  const line = (
    <div className={styles.failure}>
      <p>{t('slot.failed', { label: remoteLabel(fill.remote) })}</p>
      <Button size="small" icon="retry" isPending={isRetrying} onClick={() => void retry()}>
        {t('remote.retry')}
      </Button>
    </div>
  );
  if (nodes.length === 0) return line;
  return (
    <div className={styles.notLive} data-remote={fill.remote.name}>
      <ServedContent nodes={nodes} />
      {line}
    </div>
  );
}
