import { QueryStates, type QueryStatesProps } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState } from '@portico/ui';
import { type HeldItem, heldOres, matching } from './held-item';
import { TabSkeleton } from './inventory-skeleton';
import type { OreStorage as OreStorageAnswer } from './inventory.queries';
import type { InventoryState } from './inventory-state';
import { ItemCard } from './item-card';
import { ItemCards } from './item-cards';
import { ItemGrid } from './item-grid';
import { NothingFound } from './nothing-found';

export interface OreStorageProps {
  query: QueryStatesProps<OreStorageAnswer>['query'];
  links: InventoryState;
}

/** What the account stores beside the bags of its characters. */
export function OreStorage({ query, links }: OreStorageProps) {
  const t = useTexts('mfe-dashboard');
  return (
    <QueryStates
      query={query}
      errorTitle={t('inventory.failed')}
      skeleton={<TabSkeleton tab="ores" />}
      isEmpty={({ inventory }) => inventory.length === 0}
      empty={<EmptyState title={t('inventory.ores.empty')} hint={t('inventory.ores.hint')} />}
    >
      {(answer) => <Ores ores={heldOres(answer)} links={links} />}
    </QueryStates>
  );
}

function Ores({ ores, links }: { ores: readonly HeldItem[]; links: InventoryState }) {
  const t = useTexts('mfe-dashboard');
  const { view, set, hrefWith } = links;
  const found = matching(ores, view.search);
  if (found.length === 0) return <NothingFound links={links} />;
  return (
    <ItemCards
      items={found}
      openPlace={view.item}
      onClose={() => set({ item: 0 }, { replace: true })}
      title={t('inventory.tab.ores')}
      renderCard={(item, corner) => (
        <ItemCard item={item} spot={undefined} wearer={undefined} corner={corner} />
      )}
    >
      <ItemGrid
        label={t('inventory.tab.ores')}
        items={found}
        openPlace={view.item}
        hrefOf={({ place }) => hrefWith({ item: place === view.item ? 0 : place })}
      />
    </ItemCards>
  );
}
