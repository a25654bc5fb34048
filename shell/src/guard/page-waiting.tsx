import type { RegistryPage } from '@portico/contract';
import { PageSkeleton } from '@portico/ui';
import styles from './session.module.css';

/** A closed page that is loading. Those of the administration keep the place of its side bar, so that nothing moves sideways. */
export function PageWaiting({ page: { width, address } }: { page: RegistryPage }) {
  const hasSideBar = width === 'full' && address === undefined;
  return <PageSkeleton className={hasSideBar ? styles.besideSideBar : undefined} />;
}
