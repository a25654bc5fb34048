import { lazy, Suspense, useEffect, useState } from 'react';
import { usePortal, whenIdle } from '@portico/portal-kit';
import { RemoteBoundary } from '../federation/remote-boundary';
import { SHELL } from '../federation/report-error';

const OfflineLine = lazy(() =>
  import(/* webpackChunkName: "offline" */ './offline-line').then((module) => ({
    default: module.OfflineLine,
  })),
);

/** A page that is never idle keeps pages all the same. */
const IDLE_LIMIT_MS = 10_000;

/** Loads what keeps pages for a time without a network, once this page has loaded and has nothing else to do. */
export function OfflineWatch() {
  const { config } = usePortal();
  const isOn = config.site.offline === true;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    // Where it is off, there is something to undo only with a worker.
    const isUseful = 'serviceWorker' in navigator && (isOn || navigator.serviceWorker.controller !== null);
    return isUseful ? onceIdle(() => setDue(true)) : undefined;
  }, [isOn]);
  if (!isDue) return null;
  return (
    <RemoteBoundary source={SHELL} renderError={() => null}>
      <Suspense>
        <OfflineLine isOn={isOn} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Returns how to give up. */
function onceIdle(call: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(call, IDLE_LIMIT_MS);
  let stop = () => window.removeEventListener('load', handleLoad);
  const handleLoad = () => {
    stop = whenIdle(call, IDLE_LIMIT_MS);
  };
  window.addEventListener('load', handleLoad, { once: true });
  return () => stop();
}
