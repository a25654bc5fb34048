import { lazy, Suspense } from 'react';
import { useTexts } from '@portico/i18n';
import { isOpenTo, useIsHydrated, useVisitor } from '@portico/portal-kit';
import { Stack } from '@portico/ui';
import { PageWaiting } from './page-waiting';
import type { RefusalProps } from './refusal';
import styles from './session.module.css';

const Refusal = lazy(() =>
  import(/* webpackChunkName: "account" */ './refusal').then((module) => ({ default: module.Refusal })),
);

/** Renders a page only for users who may open it. The API decides what is allowed. */
export function PageGuard({ page, children }: RefusalProps) {
  const visitor = useVisitor();
  const isHydrated = useIsHydrated();
  if (isOpenTo(page, visitor)) return children;
  // Before hydration nobody is signed in.
  if (!isHydrated) return <BeforeSession page={page} />;
  return (
    <Suspense fallback={<PageWaiting page={page} />}>
      <Refusal page={page}>{children}</Refusal>
    </Suspense>
  );
}

function BeforeSession({ page }: Pick<RefusalProps, 'page'>) {
  const t = useTexts('shell');
  return (
    <>
      <div className={styles.waiting}>
        <PageWaiting page={page} />
      </div>
      <noscript>
        <Stack gap={3}>
          <h1>{t('guard.noScript.title')}</h1>
          <p>{t('guard.noScript.message')}</p>
        </Stack>
      </noscript>
    </>
  );
}
