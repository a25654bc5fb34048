import type { AccountCharacter } from '@portico/portal-kit';
import { type InventoryTab, itemTypeOf } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { ReactNode } from 'react';
import { Picture } from '@portico/game-ui';
import { Link } from '@portico/ui';
import { EquippedView } from './equipped-view';
import { type HeldItem, heldItems, matching } from './held-item';
import { ItemCard } from './item-card';
import { ItemCards } from './item-cards';
import { ItemGrid } from './item-grid';
import type { CharacterInventory } from './inventory.queries';
import type { InventoryState } from './inventory-state';
import { NothingFound } from './nothing-found';
import { wornBonuses } from './item-stats';
import styles from './held-tab-view.module.css';

interface HeldTabViewProps {
  character: AccountCharacter;
  links: InventoryState;
  tab: InventoryTab;
  answer: CharacterInventory;
}

export function HeldTabView({ character, links, tab, answer }: HeldTabViewProps) {
  const t = useTexts('mfe-dashboard');
  const { view, set, hrefWith } = links;
  const items = heldItems(answer);
  const found = matching(items[tab], view.search);
  const isWorn = tab === 'equipped';
  const wearer = { character, bonuses: wornBonuses(items.equipped) };

  if (found.length === 0 && view.search !== '') return <NothingFound links={links} />;

  const hrefOf = ({ place }: HeldItem) => hrefWith({ item: place === view.item ? 0 : place });
  const spotOf = ({ slot, place }: HeldItem) => {
    if (!isWorn) return t('inventory.item.place', { place });
    return slot === null ? t('inventory.alsoWorn') : t(`inventory.slot.${slot}`);
  };
  const partnerOf = (item: HeldItem) =>
    isWorn && item.slot !== null
      ? items.equipped.find(({ slot, isCover }) => slot === item.slot && isCover !== item.isCover)
      : undefined;
  const renderCard = (item: HeldItem, corner: ReactNode) => {
    const partner = partnerOf(item);
    return (
      <ItemCard
        item={item}
        spot={spotOf(item)}
        wearer={!isWorn && itemTypeOf(item.itemId) === 'equipment' ? wearer : undefined}
        partner={
          partner && (
            <PartnerLink
              partner={partner}
              href={hrefWith({ item: partner.place, layer: partner.isCover ? 'cover' : 'gear' })}
            />
          )
        }
        corner={corner}
      />
    );
  };
  return (
    <ItemCards
      key={tab}
      items={isWorn ? items.equipped : found}
      openPlace={view.item}
      onClose={() => set({ item: 0 }, { replace: true })}
      title={t(`inventory.tab.${tab}`)}
      renderCard={renderCard}
    >
      {isWorn ? (
        <EquippedView
          character={character}
          worn={items.equipped}
          found={found}
          links={links}
          hrefOf={hrefOf}
        />
      ) : (
        <ItemGrid
          label={t(`inventory.tab.${tab}`)}
          items={found}
          capacity={view.search === '' ? answer.capacities[tab] : undefined}
          openPlace={view.item}
          hrefOf={hrefOf}
        />
      )}
    </ItemCards>
  );
}

/** Link from a piece to its cover, or from a cover to its piece. */
function PartnerLink({ partner, href }: { partner: HeldItem; href: string }) {
  const t = useTexts('mfe-dashboard');
  return (
    <p className={styles.root}>
      <Picture kind="item" id={partner.itemId} size={24} />
      <span>
        {t(partner.isCover ? 'inventory.item.coverLabel' : 'inventory.item.coversLabel')}{' '}
        <Link href={href}>
          <bdi>{partner.name}</bdi>
        </Link>
      </span>
    </p>
  );
}
