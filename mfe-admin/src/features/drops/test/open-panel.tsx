import { renderInPortal } from '@portico/testing/react';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { DropsPanels } from '../drops-panels';
import { useDropsView } from '../drops-state';

function Panels() {
  return <DropsPanels {...useDropsView()} />;
}

/** The panel that an address opens over the page. */
export function openPanel(search: string, api: Record<string, unknown>) {
  return renderInPortal(<Panels />, {
    path: `/droprates?${search}`,
    texts: { 'mfe-admin': texts },
    api,
  });
}
