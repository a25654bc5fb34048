import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@portico/ui';
import { useLocation } from 'react-router-dom';

/** A title set this shortly before the page changed belongs to the new page. */
const FRESH_TITLE_MS = 200;
/** Time for a loading page to set its title. */
const TITLE_WAIT_MS = 2_000;

/** Reads the title of a new page aloud, as a document load would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const titledAt = useRef(0);
  const isWaiting = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const titles = new MutationObserver(() => {
      // Between two pages there is no title.
      if (document.title === '') return;
      titledAt.current = performance.now();
      if (!isWaiting.current) return;
      isWaiting.current = false;
      setAnnouncement(document.title);
    });
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => titles.disconnect();
  }, []);

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    isWaiting.current = performance.now() - titledAt.current > FRESH_TITLE_MS;
    if (!isWaiting.current) setAnnouncement(document.title);
    const timer = setTimeout(() => setAnnouncement(document.title), TITLE_WAIT_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span id="route-announcement" aria-live="polite" role="status">
        {announcement}
      </span>
    </VisuallyHidden>
  );
}
