import { type ComponentType, lazy, Suspense, useState } from 'react';
import { usePortal } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { frontNewsQuery } from '../../shared/news/news.queries';
// The section's own code comes late, but the server's HTML needs the styles at once.
import '../../shared/news/event-when.module.css';
import styles from './news-section.module.css';

/** Distance below the window at which the code is loaded. */
const NEAR = '300px';
const PLACE = 'front-news';

let loaded: ComponentType | undefined;

/** News and the next event, if any, rendered by the server. The code loads when the reader scrolls near, not with the first load. */
export function LazyNewsSection() {
  const { language } = usePortal();
  const [Section] = useState(() => loaded ?? lazySection());
  const { data: isThere } = useQuery({
    ...frontNewsQuery(language),
    select: ({ news, next }) => news.length > 0 || next !== null,
  });
  return (
    isThere && (
      <div id={PLACE} className={styles.place}>
        <Suspense>
          <Section />
        </Suspense>
      </div>
    )
  );
}

const lazySection = () =>
  lazy(async () => {
    await near();
    const { NewsSection } = await import(/* webpackChunkName: "home-news" */ './news-section');
    return { default: (loaded = NewsSection) };
  });

/** Resolves at once on the server and in browsers that cannot observe. */
async function near(): Promise<void> {
  if (!('IntersectionObserver' in globalThis)) return;
  // The section is in the document by the next frame.
  await new Promise(requestAnimationFrame);
  const place = document.getElementById(PLACE);
  if (place === null) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place);
  });
}
