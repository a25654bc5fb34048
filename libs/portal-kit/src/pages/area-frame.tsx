import { fillText } from '@portico/i18n';
import { useIsOpenPage } from '@portico/portal-kit';
import { PageTabs } from '@portico/ui';
import { Outlet, useLocation } from 'react-router-dom';
import type { PageFrameProps } from './define-remote';

export interface AreaFrameProps extends PageFrameProps {
  /** The remote whose texts name the entries. */
  namespace: string;
  /** Name of the tab list, for screen readers. */
  label: string;
  /** Class of the tab list: the space around it. */
  className?: string;
}

/** Returns the menu pages of an area that the visitor may open. */
export function useOpenMenu(pages: PageFrameProps['pages']) {
  const isOpen = useIsOpenPage();
  return pages.flatMap(({ path, handle: { menu, icon = 'page' } }) =>
    menu === undefined || !isOpen(path) ? [] : { group: undefined, icon, ...menu, href: path },
  );
}

/** The frame of an area: tabs that stay while pages change, and the page below them. */
export function AreaFrame({ namespace, label, pages, className }: AreaFrameProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageTabs
        className={className}
        label={label}
        items={useOpenMenu(pages).map(({ href, icon, label: text }) => ({
          key: href,
          href,
          icon,
          text: fillText(namespace, text, {}),
          isCurrent: href === pathname,
        }))}
      />
      <Outlet />
    </>
  );
}
