import { fillText } from '@portico/i18n';
import { TabLinks } from '@portico/ui';
import { Outlet, useLocation } from 'react-router-dom';
import type { PageFrameProps } from './pages/define-remote';

export interface AreaFrameProps extends PageFrameProps {
  /** Of the texts of the menu. */
  namespace: string;
  /** What the tabs are called together. */
  label: string;
  className?: string;
}

/** What all pages of an area share: its tabs, which stay where they are from one page to the next, and the page below them. */
export function AreaFrame({ namespace, label, pages, className }: AreaFrameProps) {
  const { pathname } = useLocation();
  return (
    <>
      <TabLinks
        className={className}
        label={label}
        currentMeans="page"
        items={pages.flatMap(({ path, handle: { menu } }) =>
          menu === undefined
            ? []
            : {
                key: path,
                href: path,
                icon: menu.icon,
                text: fillText(namespace, menu.label, {}),
                isCurrent: path === pathname,
              },
        )}
      />
      <Outlet />
    </>
  );
}
