import { INVENTORY_TABS } from '@portico/domain';
import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { allOf, heldItems, heldOres, type HeldItems, matching, worthOf } from './held-item';
import { HeldTabView } from './held-tab-view';
import { TabSkeleton } from './inventory-skeleton';
import { type AccountCharacter, inventoryQuery, oreStorageQuery } from './inventory.queries';
import type { HeldTab, InventoryState } from './inventory-state';
import { InventoryTabs } from './inventory-tabs';
import { InventoryToolbar } from './inventory-toolbar';
import { CharacterNotFound } from './character-not-found';
import { MarkLegend, useMarks } from './mark-legend';
import { OreStorage } from './ore-storage';

export interface InventoryWindowProps {
  character: AccountCharacter;
  links: InventoryState;
}

/** The game's inventory window of one character, and beside its tabs what the account stores. */
export function InventoryWindow({ character, links }: InventoryWindowProps) {
  const t = useTexts('mfe-dashboard');
  const { tab, search } = links.view;
  const query = useQuery(inventoryQuery(character.id));
  const ores = useQuery(oreStorageQuery());
  const items = query.data && heldItems(query.data);
  const stored = ores.data && heldOres(ores.data);
  const shown = tab === 'ores' ? stored : items?.[tab];
  const marks = useMarks(shown);
  const counts: Partial<Record<HeldTab, number>> = {
    ...(items && countsOf(items, search)),
    ...(stored && { ores: matching(stored, search).length }),
  };
  return (
    <Window
      title={<bdi>{character.name}</bdi>}
      icon="chest"
      tabs={
        <InventoryTabs
          current={tab}
          hrefWith={links.hrefWith}
          counts={counts}
          capacities={search === '' ? query.data?.capacities : undefined}
        />
      }
      footer={marks.length > 0 && <MarkLegend marks={marks} />}
    >
      <InventoryToolbar
        links={links}
        found={search === '' ? undefined : counts[tab]}
        worth={shown && worthOf(shown)}
        total={items && tab !== 'ores' ? worthOf(allOf(items)) : undefined}
      />
      {tab === 'ores' ? (
        <OreStorage query={ores} links={links} />
      ) : (
        <QueryStates
          query={query}
          errorTitle={t('inventory.failed')}
          skeleton={<TabSkeleton tab={tab} />}
          notFound={<CharacterNotFound />}
          isEmpty={({ inventory }) => INVENTORY_TABS.every((each) => inventory[each].length === 0)}
          empty={<EmptyState title={t('inventory.empty.title')} hint={t('inventory.empty.text')} />}
        >
          {(answer) => <HeldTabView character={character} links={links} tab={tab} answer={answer} />}
        </QueryStates>
      )}
    </Window>
  );
}

function countsOf(items: HeldItems, search: string): Record<keyof HeldItems, number> {
  const count = (tab: keyof HeldItems) => matching(items[tab], search).length;
  return {
    equipped: count('equipped'),
    equip: count('equip'),
    use: count('use'),
    setup: count('setup'),
    etc: count('etc'),
    cash: count('cash'),
  };
}
