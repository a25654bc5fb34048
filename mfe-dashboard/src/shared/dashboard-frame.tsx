import { useTexts } from '@portico/i18n';
import type { PageFrameProps } from '@portico/portal-kit';
import { AreaFrame } from '@portico/portal-kit/area-frame';

/** The frame of all dashboard pages. Its tabs keep their place from page to page. */
export function DashboardFrame({ pages }: PageFrameProps) {
  const t = useTexts('mfe-dashboard');
  return <AreaFrame namespace="mfe-dashboard" label={t('tabs.label')} pages={pages} />;
}
