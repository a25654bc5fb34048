import { useTexts } from '@portico/i18n';
import { retriedLazy } from '@portico/portal-kit';
import { Notice } from '@portico/ui';
import { lazy } from 'react';
import type { AdvancedPanelProps } from './advanced-panel';

/** In a chunk with the results, loaded on first use or when the reader points at the button. */
export const advancedPanel = retriedLazy<AdvancedPanelProps>(
  async () => (await import(/* webpackChunkName: "advanced" */ './advanced-panel')).AdvancedPanel,
  MissingPanel,
);

export const AdvancedResults = lazy(async () => {
  const { AdvancedResults: Results } = await import(/* webpackChunkName: "advanced" */ './advanced-results');
  return { default: Results };
});

function MissingPanel() {
  const t = useTexts('mfe-database');
  return <Notice tone="warning" role="alert" title={t('advanced.missing')} />;
}
