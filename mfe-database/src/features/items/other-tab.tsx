import { PageSkeleton } from '@portico/ui';
import { lazy, Suspense } from 'react';

const ItemsPage = lazy(async () => {
  const { ItemsPage: Items } = await import(/* webpackChunkName: "items" */ './items-page');
  return { default: Items };
});

/** The items page, for an address with an unknown tab. */
export function OtherTab() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ItemsPage />
    </Suspense>
  );
}
