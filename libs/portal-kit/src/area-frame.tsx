import { TabLinks, type IconName } from '@portico/ui';
import { Outlet, useLocation } from 'react-router-dom';

export interface AreaTab {
  key: string;
  href: string;
  icon: IconName;
  text: string;
}

export interface AreaFrameProps {
  /** What the tabs are called together. */
  label: string;
  tabs: readonly AreaTab[];
  className?: string;
}

/** What all pages of an area share: its tabs, which stay where they are from one page to the next, and the page below them. */
export function AreaFrame({ label, tabs, className }: AreaFrameProps) {
  const { pathname } = useLocation();
  return (
    <>
      <TabLinks
        className={className}
        label={label}
        currentMeans="page"
        items={tabs.map((tab) => ({ ...tab, isCurrent: tab.href === pathname }))}
      />
      <Outlet />
    </>
  );
}
