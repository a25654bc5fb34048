import { lazy, type ComponentType } from 'react';
import { useTexts } from '@portico/i18n';
import { Notice } from '@portico/ui';
import type { AdvancedPanelProps } from './advanced-panel';

let panel: ComponentType<AdvancedPanelProps> | undefined;

/** The panel in a chunk of its own, loaded on first use. Failed loads are retried. */
export function advancedPanel(): ComponentType<AdvancedPanelProps> {
  return (panel ??= lazy(loadPanel));
}

/** Loads its code ahead of the press. */
export function prepareAdvancedPanel(): void {
  void loadPanel();
}

async function loadPanel(): Promise<{ default: ComponentType<AdvancedPanelProps> }> {
  try {
    const { AdvancedPanel } = await import(/* webpackChunkName: "advanced-panel" */ './advanced-panel');
    return { default: AdvancedPanel };
  } catch {
    panel = undefined;
    return { default: MissingPanel };
  }
}

function MissingPanel() {
  const t = useTexts('mfe-database');
  return <Notice tone="warning" role="alert" title={t('advanced.missing')} />;
}
