import { ErrorPanel } from '@portico/portal-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { PageSkeleton } from './page-skeleton';

export interface LatePage {
  Page: ComponentType;
  /** Loads its code; the page is then rendered at once. */
  prepare: () => Promise<unknown>;
}

/** A page whose code comes apart from the remote's, because few visits begin with it. */
export function latePage(load: () => Promise<ComponentType>): LatePage {
  let Loaded: ComponentType | undefined;
  const prepare = async () => (Loaded ??= await load());

  function Page() {
    const [Content, setContent] = useState(() => Loaded);
    const [error, setError] = useState<unknown>();
    const [attempt, setAttempt] = useState(0);

    useEffect(() => {
      if (Content !== undefined) return;
      setError(undefined);
      prepare().then((component) => setContent(() => component), setError);
    }, [Content, attempt]);

    if (Content !== undefined) return <Content />;
    if (error === undefined) return <PageSkeleton />;
    return <ErrorPanel error={error} onRetry={() => setAttempt((count) => count + 1)} />;
  }

  return { Page, prepare };
}
