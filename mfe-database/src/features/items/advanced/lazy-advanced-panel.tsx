import { useTexts } from '@portico/i18n';
import { retriedLazy } from '@portico/portal-kit';
import { Notice } from '@portico/ui';
import type { AdvancedPanelProps } from './advanced-panel';

/** In a chunk of its own, loaded on first use or when the reader points at the button. */
export const advancedPanel = retriedLazy<AdvancedPanelProps>(
  async () => (await import(/* webpackChunkName: "advanced-panel" */ './advanced-panel')).AdvancedPanel,
  MissingPanel,
);

function MissingPanel() {
  const t = useTexts('mfe-database');
  return <Notice tone="warning" role="alert" title={t('advanced.missing')} />;
}
