import { type ComponentType, lazy, Suspense, useState } from 'react';
import { usePortal } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { frontNewsQuery } from '../../shared/news.queries';
import styles from './news-section.module.css';

/** So far below the window its code is asked for. */
const NEAR = '300px';
const PLACE = 'front-news';

let loaded: ComponentType | undefined;

/**
 * News and the next event, where the owner wrote some. The server draws them; their code comes when somebody has scrolled near, and so is
 * none of the first bytes.
 */
export function HomeNews() {
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

/** At once where there is no window to be near to. */
async function near(): Promise<void> {
  if (!('IntersectionObserver' in globalThis)) return;
  // By then it stands in the document.
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
