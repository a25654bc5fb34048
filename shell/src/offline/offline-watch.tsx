import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { usePortal, whenIdle } from '@portico/portal-kit';
import { RemoteBoundary } from '../federation/remote-boundary';
import { SHELL } from '../federation/report-error';

const OfflineLine = lazy<ComponentType<{ isOn: boolean }>>(() =>
  import(/* webpackChunkName: "offline" */ './offline-line').then(
    (module) => ({ default: module.OfflineLine }),
    // Pages work without this code; the network may be gone before it was loaded.
    () => ({ default: () => null }),
  ),
);

/** A visitor who leaves by then pays nothing for it. */
const START_MS = 2000;
/** Pages are kept even if this one is never idle. */
const IDLE_LIMIT_MS = 10_000;

/** Loads what keeps pages for a time without a network, once this page has loaded and has nothing else to do. */
export function OfflineWatch() {
  const { config } = usePortal();
  const isOn = config.site.offline === true;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    // Where it is off, there is something to undo only with a worker.
    const isUseful = 'serviceWorker' in navigator && (isOn || navigator.serviceWorker.controller !== null);
    // Starts at once, to inform a reader of an old page.
    const isOld = document.documentElement.dataset['kept'] !== undefined;
    return isUseful ? onceIdle(() => setDue(true), isOld ? 0 : START_MS) : undefined;
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

/** Calls some time after the document has loaded, once the browser has nothing else to do. Returns how to give up. */
function onceIdle(call: () => void, delay: number): () => void {
  let stop = () => window.removeEventListener('load', wait);
  function wait() {
    const timer = setTimeout(() => (stop = whenIdle(call, IDLE_LIMIT_MS)), delay);
    stop = () => clearTimeout(timer);
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => stop();
}
