import { useIsHydrated } from '@portico/portal-kit';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { SectionDrawingProps } from './section-drawing';
import styles from './section-head.module.css';

const LazyDrawing = lazy<ComponentType<SectionDrawingProps>>(() =>
  import(/* webpackChunkName: "section-drawing" */ './section-drawing').then(
    (module) => ({ default: module.SectionDrawing }),
    () => ({ default: () => null }),
  ),
);

const AS_SERVED = { __html: '' };

/** The browser's version of the drawing: a served page already contains it, so its code loads only if the browser renders the page itself. */
export function SectionDrawing({ scene }: SectionDrawingProps) {
  const isHydrated = useIsHydrated();
  const [servedScene] = useState(scene);
  const [isServed, setServed] = useState(!isHydrated);
  // Another view of the page may have another scene.
  if (isServed && scene !== servedScene) setServed(false);
  if (isServed) {
    // Empty, so that React keeps the server's HTML.
    return (
      <div
        className={styles.drawing}
        aria-hidden="true"
        dangerouslySetInnerHTML={AS_SERVED}
        suppressHydrationWarning
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <LazyDrawing scene={scene} />
    </Suspense>
  );
}
