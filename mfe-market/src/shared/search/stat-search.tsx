import { useTexts } from '@portico/i18n';
import { retriedLazy, useIsHydrated } from '@portico/portal-kit';
import { Button, Notice } from '@portico/ui';
import { Suspense, useState } from 'react';
import { activeStatFilters, type SearchView } from './search-view';
import styles from './market-search.module.css';
import type { StatPanelProps } from './stat-panel';

const panel = retriedLazy<StatPanelProps>(
  async () => (await import(/* webpackChunkName: "stat-panel" */ './stat-panel')).StatPanel,
  MissingPanel,
);

/** Button for the stat panel, whose code loads when the pointer is on the button, or at the first press. */
export function StatSearch({ view }: { view: SearchView }) {
  const t = useTexts('mfe-market');
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const active = activeStatFilters(view).length;
  const Panel = panel.get();
  return (
    <>
      <Button
        icon="sword"
        className={styles.open}
        aria-haspopup="dialog"
        disabled={!isHydrated}
        title={t('stats.title')}
        onPointerEnter={() => void panel.prepare()}
        onClick={() => setOpen((isShown) => !isShown)}
      >
        {active > 0 ? t('stats.openActive', { count: active }) : t('stats.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <Panel view={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function MissingPanel() {
  const t = useTexts('mfe-market');
  return <Notice tone="warning" role="alert" title={t('stats.missing')} />;
}
