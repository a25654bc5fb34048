import { ErrorPanel, useIsAfter } from '@portico/portal-kit';
import { Skeleton } from '@portico/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './lazy-dialog.module.css';

const SKELETON_DELAY_MS = 150;

/** Dialog content in its own chunk: loads on first opening, retries after a failure. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;

  return function LazyDialog(props: Props) {
    const [Content, setContent] = useState(() => Loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const isAsked = Content === undefined && failure === undefined;

    useEffect(() => {
      if (!isAsked) return undefined;
      let isGone = false;
      const ask = async () => {
        try {
          const Asked = (Loaded ??= await load());
          if (!isGone) setContent(() => Asked);
        } catch (error) {
          if (!isGone) setFailure({ error });
        }
      };
      void ask();
      return () => {
        isGone = true;
      };
    }, [isAsked]);

    if (Content !== undefined) return <Content {...props} />;
    if (failure === undefined) return <DialogSkeleton />;
    return <ErrorPanel error={failure.error} onRetry={() => setFailure(undefined)} />;
  };
}

/** A skeleton as high as a short dialog. */
export function DialogSkeleton() {
  const isShown = useIsAfter(SKELETON_DELAY_MS);
  return (
    <div className={styles.skeleton} aria-busy="true">
      {isShown && (
        <>
          <Skeleton width="70%" />
          <Skeleton shape="box" height="3rem" />
          <Skeleton shape="box" height="7rem" />
          <Skeleton shape="box" height="3rem" />
        </>
      )}
    </div>
  );
}
