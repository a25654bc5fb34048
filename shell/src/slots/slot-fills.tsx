import { fillKey } from '@portico/contract';
import { i18n, TextsProvider, useTexts } from '@portico/i18n';
import { usePortal, useIsAfter } from '@portico/portal-kit';
import { Skeleton, Button } from '@portico/ui';
import { Suspense, useState, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LOAD_DEADLINE_MS, useStartDeadline } from '../federation/load-deadline';
import { RemoteBoundary } from '../federation/remote-boundary';
import { remoteLabel } from '../registry/registry-store';
import { RemoteLoadError } from '../federation/remote-load-error';
import { ServedContent } from '../federation/served-page';
import { useRegistryRetry } from '../federation/registry-retries';
import { versionOfFill, viewOfFill, forgetFailedFill, forgetFill } from './fill-views';
import type { SlotFill } from './fills-of';
import styles from './slot-host.module.css';

const SKELETON_DELAY_MS = 150;

export interface SlotFillsProps {
  fills: readonly SlotFill[];
  props: object;
  /** Server-rendered nodes of the fills, by key. */
  served?: ReadonlyMap<string, readonly Node[]> | undefined;
}

export function SlotFills({ fills, props, served }: SlotFillsProps) {
  return fills.map((fill, index) => (
    <Fill key={fill.remote.name} fill={fill} before={fills[index - 1]} props={props} served={served} />
  ));
}

interface FillProps extends Pick<SlotFillsProps, 'props' | 'served'> {
  fill: SlotFill;
  before: SlotFill | undefined;
}

function Fill({ fill, before, props, served }: FillProps) {
  const { key } = useLocation();
  const { remote } = fill;
  return (
    <RemoteBoundary
      place={key}
      source={{ remote: remote.name, version: versionOfFill(fill), slot: fill.fill.slot }}
      renderError={(error, retry) => (
        <FillFailure
          fill={fill}
          error={error}
          nodes={served?.get(fillKey(remote.name, fill.fill.slot)) ?? []}
          onRetry={retry}
        />
      )}
    >
      <MountedFill fill={fill} before={before} props={props} />
    </RemoteBoundary>
  );
}

/**
 * The view stays while the fill is shown, whatever the registry says. It is chosen outside the suspending part, which
 * React restarts each time: a failed view would be loaded again and again.
 */
function MountedFill({ fill, before, props }: Omit<FillProps, 'served'>) {
  const { language } = usePortal();
  const [{ View, settled, life }] = useState(() => {
    let isLive = false;
    const view = viewOfFill(fill, language, before);
    return { ...view, life: { begin: () => void (isLive = true), hasBegun: () => isLive } };
  });
  useStartDeadline(fill.remote.name, settled, () => !life.hasBegun());
  return (
    <Suspense fallback={<FillFallback remote={fill.remote.name} isFirst={before === undefined} />}>
      {/* Styles of the remote that name no class of its own hold below this element. */}
      <div data-remote={fill.remote.name}>
        <TextsProvider i18n={i18n} defaultNS={fill.remote.namespace}>
          <View {...props} />
        </TextsProvider>
      </div>
      <FillIsLive onLive={life.begin} />
    </Suspense>
  );
}

/** Beside a piece: its effects run once the piece is visible and works. */
function FillIsLive({ onLive }: { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return null;
}

/** After the deadline a fill fails, whatever it waits for. The first fill's skeleton takes the whole place. */
function FillFallback({ remote, isFirst }: { remote: string; isFirst: boolean }) {
  const isShown = useIsAfter(SKELETON_DELAY_MS);
  const isLate = useIsAfter(LOAD_DEADLINE_MS);
  if (isLate) throw new RemoteLoadError('deadline', remote);
  return isShown && isFirst ? <Skeleton shape="box" className={styles.skeleton} /> : null;
}

interface FillFailureProps {
  fill: SlotFill;
  error: unknown;
  /** Server-rendered nodes of the fill, if any. */
  nodes: readonly Node[];
  /** Shows the fill again once it can be loaded. */
  onRetry: () => void;
}

/** A line in place of a fill that failed. Its HTML from the server stays readable above. */
function FillFailure({ fill, error, nodes, onRetry }: FillFailureProps) {
  const t = useTexts('shell');
  useEffect(() => forgetFailedFill(fill), [fill]);
  const { isRetrying, retry } = useRegistryRetry(error, { forget: () => forgetFill(fill), onRetry });
  const line = (
    <div className={styles.failure}>
      <p>{t('slot.failed', { label: remoteLabel(fill.remote) })}</p>
      <Button size="small" icon="retry" isPending={isRetrying} onClick={() => void retry()}>
        {t('kit.error.retry')}
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
