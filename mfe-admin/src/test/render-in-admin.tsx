import { renderInPortal, type RenderedInPortal, type RenderInPortalOptions } from '@portico/testing/react';
import type { ReactNode } from 'react';
import texts from '../i18n/en.json' with { type: 'json' };

/** Renders a part of the administration with its English texts. */
export function renderInAdmin(
  page: ReactNode,
  options: Omit<RenderInPortalOptions, 'texts'>,
): RenderedInPortal {
  return renderInPortal(page, { ...options, texts: { 'mfe-admin': texts } });
}
