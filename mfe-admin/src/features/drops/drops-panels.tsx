import { useTexts } from '@portico/i18n';
import { ModalDialog } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './drops-panels.module.css';
import { LazyPart } from '../../shared/lazy-part/lazy-part';
import { NONE, type DropsState } from './drops-state';
import { lazyDialog } from './lazy-parts';

const loadBulk = async () => (await import(/* webpackChunkName: "drops-bulk" */ './bulk/bulk-form')).BulkForm;
const loadBudget = async () =>
  (await import(/* webpackChunkName: "drops-budget" */ './budget/map-budget')).MapBudget;
const loadSimulation = async () =>
  (await import(/* webpackChunkName: "drops-simulation" */ './simulate/simulation')).Simulation;

const LazyReviewSheet = lazyDialog(
  async () => (await import(/* webpackChunkName: "drops-review" */ './review/review-sheet')).ReviewSheet,
  { title: 'drops.review.title', missing: 'drops.review.missing', hint: 'drops.review.missingText' },
);

export function DropsPanels({ view, set }: DropsState) {
  const t = useTexts('mfe-admin');
  const { table, search, minLevel, maxLevel, partyQuest, dropper, map, panel } = view;
  const close = () => set({ panel: '' });
  return (
    <>
      <WidePanel isOpen={panel === 'bulk'} onClose={close} title={t('drops.bulk.title')}>
        <LazyPart
          key={table}
          name="drops-bulk"
          load={loadBulk}
          props={{ search: { table, search, minLevel, maxLevel, partyQuest } }}
        />
      </WidePanel>
      {dropper > 0 && (
        <WidePanel
          key={dropper}
          isOpen={panel === 'simulate'}
          onClose={close}
          title={t(`drops.simulate.title.${table}`)}
        >
          <LazyPart name="drops-simulation" load={loadSimulation} props={{ table, dropperId: dropper }} />
        </WidePanel>
      )}
      {map !== NONE && (
        <WidePanel
          isOpen={panel === 'budget'}
          onClose={() => set({ panel: '', map: NONE })}
          title={t('drops.budget.title')}
        >
          <LazyPart name="drops-budget" load={loadBudget} props={{ mapId: map }} />
        </WidePanel>
      )}
      {panel === 'review' && <LazyReviewSheet onClose={close} />}
    </>
  );
}

interface WidePanelProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

function WidePanel(props: WidePanelProps) {
  const t = useTexts('mfe-admin');
  return <ModalDialog {...props} isTitleFocused closeText={t('drops.close')} className={styles.panel} />;
}
