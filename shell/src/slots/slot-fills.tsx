import { Suspense, useState } from 'react';
import { fillKey } from '@portico/contract';
import { usePortal, useIsAfter } from '@portico/portal-kit';
import { Skeleton } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import { LOAD_DEADLINE_MS } from '../federation/load-deadline';
import { RemoteBoundary } from '../federation/remote-boundary';
import { RemoteLoadError } from '../federation/remote-load-error';
import { FillFailure } from './fill-failure';
import { versionOfFill, viewOfFill } from './fill-views';
import type { SlotFill } from './fills-of';
import styles from './slots.module.css';

const SKELETON_DELAY_MS = 150;

export interface SlotFillsProps {
  fills: readonly SlotFill[];
  props: object;
  /** Nodes that the server rendered of the fills, by their keys. */
  served?: ReadonlyMap<string, readonly Node[]> | undefined;
}

/** The pieces of a slot, each in a boundary of its own. */
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
 * The view is kept while the piece is shown, whatever the registry says meanwhile. It is chosen outside of what suspends, which
 * React begins again each time: a view that failed would be loaded again and again.
 */
function MountedFill({ fill, before, props }: Omit<FillProps, 'served'>) {
  const { language } = usePortal();
  const [{ View }] = useState(() => ({ View: viewOfFill(fill, language, before).View }));
  return (
    <Suspense fallback={<FillFallback remote={fill.remote.name} isFirst={before === undefined} />}>
      {/* Styles of the remote that name no class of its own hold below this element. */}
      <div data-remote={fill.remote.name}>
        <View {...props} />
      </div>
    </Suspense>
  );
}

/** Past the deadline a piece fails, whatever it waits for. The first one's skeleton takes all of the place. */
function FillFallback({ remote, isFirst }: { remote: string; isFirst: boolean }) {
  const isShown = useIsAfter(SKELETON_DELAY_MS);
  const isLate = useIsAfter(LOAD_DEADLINE_MS);
  if (isLate) throw new RemoteLoadError('deadline', remote);
  return isShown && isFirst ? <Skeleton shape="box" className={styles.skeleton} /> : null;
}
