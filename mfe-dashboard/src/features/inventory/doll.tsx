import { type EquipmentSlot, EQUIPMENT_SLOT_NAMES } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { DOLL_PLACES } from './doll-places';
import { DollSlot, type WornPair } from './doll-slot';
import { DollStage } from './doll-stage';
import styles from './doll.module.css';
import type { HeldItem } from './held-item';
import type { AccountCharacter } from './inventory.queries';
import type { Layer } from './inventory-state';
import { useCellFocus } from './use-cell-focus';

export interface DollProps {
  character: Pick<AccountCharacter, 'id' | 'name'>;
  worn: readonly HeldItem[];
  layer: Layer;
  openPlace: number;
  isFound: (item: HeldItem) => boolean;
  hrefOf: (item: HeldItem) => string;
}

export function Doll({ character, worn, layer, openPlace, isFound, hrefOf }: DollProps) {
  const t = useTexts('mfe-dashboard');
  const pairs = pairsOf(worn);
  const shown = DOLL_PLACES.flatMap(({ slot }) => pairs[slot][layer]?.place ?? []);
  const { tabStop, handlers } = useCellFocus(shown, openPlace);
  return (
    <div className={styles.doll}>
      <div className={styles.figure}>
        <DollStage character={character} />
      </div>
      <ul role="list" className={styles.slots} aria-label={t('inventory.tab.equipped')} {...handlers}>
        {DOLL_PLACES.map(({ slot, isAtEnd, style }) => (
          <li key={slot} style={style} className={isAtEnd ? styles.end : undefined}>
            <DollSlot
              slot={slot}
              worn={pairs[slot]}
              layer={layer}
              openPlace={openPlace}
              tabStop={tabStop}
              isFound={isFound}
              hrefOf={hrefOf}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function pairsOf(worn: readonly HeldItem[]): Readonly<Record<EquipmentSlot, WornPair>> {
  const pairs = Object.fromEntries(EQUIPMENT_SLOT_NAMES.map((slot) => [slot, {}])) as Record<
    EquipmentSlot,
    WornPair
  >;
  for (const item of worn) {
    if (item.slot !== null) pairs[item.slot][item.isCover ? 'cover' : 'gear'] = item;
  }
  return pairs;
}
