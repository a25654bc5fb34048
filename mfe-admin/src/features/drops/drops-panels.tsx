import { BudgetPanel } from './budget/budget-panel';
import { BulkPanel } from './bulk/bulk-panel';
import { NONE, type DropsState } from './drops-state';
import { ReviewPanel } from './review/review-panel';
import { SimulatePanel } from './simulate/simulate-panel';

/** What opens over the page; which of them does is in the address. */
export function DropsPanels({ view, set }: DropsState) {
  const { table, search, minLevel, maxLevel, partyQuest, dropper, map, panel } = view;
  const close = () => set({ panel: '' });
  return (
    <>
      <BulkPanel
        isOpen={panel === 'bulk'}
        onClose={close}
        search={{ table, search, minLevel, maxLevel, partyQuest }}
      />
      <ReviewPanel isOpen={panel === 'review'} onClose={close} />
      {dropper > 0 && (
        <SimulatePanel
          key={dropper}
          isOpen={panel === 'simulate'}
          onClose={close}
          table={table}
          dropperId={dropper}
        />
      )}
      {map !== NONE && (
        <BudgetPanel isOpen={panel === 'budget'} onClose={() => set({ panel: '', map: NONE })} mapId={map} />
      )}
    </>
  );
}
