import { PageSkeleton } from '@portico/ui';
import { type ComponentType, useEffect, useState } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** Loads the code, so that the page renders at once. */
  prepare: () => Promise<unknown>;
}

/** A page in a chunk of its own, because few visits start with it. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  const prepare = async () => (Loaded ??= await load());

  function Page() {
    const [Content, setContent] = useState(() => Loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();

    useEffect(() => {
      if (Content !== undefined) return;
      prepare().then(
        (component) => setContent(() => component),
        (error: unknown) => setFailure({ error }),
      );
    }, [Content]);

    if (Content !== undefined) return <Content />;
    // Shown by the shell, because only the shell can request the code under another address if this one hangs.
    if (failure !== undefined) throw failure.error;
    return <PageSkeleton />;
  }

  return { Page, prepare };
}
