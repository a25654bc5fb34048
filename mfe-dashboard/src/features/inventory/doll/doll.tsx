import { type EquipmentSlot, EQUIPMENT_SLOT_NAMES } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, type AccountCharacter } from '@portico/portal-kit';
import { slotText, statText } from '@portico/portal-kit/game-words';
import { VisuallyHidden } from '@portico/ui';
import { DOLL_PLACES, DollStage } from './doll-stage';
import dollSlot from './doll-slot.module.css';
import styles from './doll.module.css';
import type { HeldItem } from '../held-item';
import type { Layer } from '../inventory.queries';
import { ItemCell } from '../grid/item-grid';
import { compareStats } from '../card/item-stats';
import { useCellFocus } from '../grid/use-cell-focus';

interface DollProps {
  character: Pick<AccountCharacter, 'id' | 'name'>;
  worn: readonly HeldItem[];
  layer: Layer;
  openPlace: number;
  isFound: (item: HeldItem) => boolean;
  hrefOf: (item: HeldItem) => string;
}

export function Doll({ character, worn, ...shownAs }: DollProps) {
  const t = useTexts('mfe-dashboard');
  const pairs = pairsOf(worn);
  const shown = DOLL_PLACES.flatMap(({ slot }) => pairs[slot][shownAs.layer]?.place ?? []);
  const { tabStop, handlers } = useCellFocus(shown, shownAs.openPlace);
  return (
    <div className={styles.doll}>
      <div className={styles.figure}>
        <DollStage character={character} />
      </div>
      <ul role="list" className={styles.slots} aria-label={t('inventory.tab.equipped')} {...handlers}>
        {DOLL_PLACES.map(({ slot, isAtEnd, style }) => (
          <li key={slot} style={style} className={isAtEnd ? styles.end : undefined}>
            <DollSlot {...shownAs} slot={slot} worn={pairs[slot]} tabStop={tabStop} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function pairsOf(worn: readonly HeldItem[]) {
  const empty = EQUIPMENT_SLOT_NAMES.map((slot) => [slot, {}]);
  const pairs = Object.fromEntries(empty) as Record<EquipmentSlot, WornPair>;
  for (const item of worn) {
    if (item.slot !== null) pairs[item.slot][item.isCover ? 'cover' : 'gear'] = item;
  }
  return pairs;
}

interface WornPair {
  gear?: HeldItem;
  cover?: HeldItem;
}

interface DollSlotProps extends Pick<DollProps, 'layer' | 'openPlace' | 'isFound' | 'hrefOf'> {
  slot: EquipmentSlot;
  worn: WornPair;
  tabStop: number | undefined;
}

/** A slot of the doll: the item of the shown layer, with the other layer in the corner. */
function DollSlot({ slot, worn, layer, openPlace, tabStop, isFound, hrefOf }: DollSlotProps) {
  const t = useTexts('mfe-dashboard');
  const item = worn[layer];
  const other = worn[layer === 'gear' ? 'cover' : 'gear'];
  const name = slotText(slot);
  const fact =
    other && t(layer === 'gear' ? 'inventory.item.coveredBy' : 'inventory.item.covers', { name: other.name });
  if (item === undefined) return <EmptySlot slot={slot} name={name} other={other} fact={fact} />;
  return (
    <ItemCell
      item={item}
      href={hrefOf(item)}
      isOpen={item.place === openPlace}
      isTabStop={item.place === tabStop}
      isDim={!isFound(item)}
      spot={name}
      fact={fact}
      corner={other && <OtherLayer item={other} />}
      caption={<Caption item={item} slotName={name} />}
    />
  );
}

function Caption({ item: { name, stats }, slotName }: { item: HeldItem; slotName: string }) {
  const format = useFormat();
  return (
    <span className={dollSlot.caption} aria-hidden="true">
      <span className={dollSlot.item}>
        <bdi>{name}</bdi>
      </span>
      <span className={dollSlot.spot}>
        <span>{slotName}</span>
        {stats &&
          compareStats(stats, undefined).map((stat) => (
            <span key={stat.name}>
              {statText(stat.name)} <bdi dir="ltr">{format.number(stat.value)}</bdi>
            </span>
          ))}
      </span>
    </span>
  );
}

interface EmptySlotProps {
  slot: EquipmentSlot;
  name: string;
  other: HeldItem | undefined;
  /** Sentence that names the item in the other layer. */
  fact: string | undefined;
}

function EmptySlot({ slot, name, other, fact }: EmptySlotProps) {
  const t = useTexts('mfe-dashboard');
  return (
    <span className={dollSlot.empty}>
      <span className={dollSlot.place} aria-hidden="true">
        <svg className={dollSlot.glyph} viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d={GLYPHS[slot]} />
        </svg>
        {other && <OtherLayer item={other} />}
      </span>
      <span className={dollSlot.name}>
        {name}
        <VisuallyHidden>: {fact ?? t('inventory.slotEmpty')}</VisuallyHidden>
      </span>
    </span>
  );
}

function OtherLayer({ item: { itemId } }: { item: HeldItem }) {
  return (
    <span className={dollSlot.other} aria-hidden="true">
      <Picture kind="item" id={itemId} size={24} />
    </span>
  );
}

const RING = 'M12 9.5a6 6 0 1 0 .1 0zM9.5 6.5L12 3.5l2.5 3-2.5 3z';

/** Line drawing of the purpose of each slot, in a box of 24 units. */
const GLYPHS: Readonly<Record<EquipmentSlot, string>> = {
  hat: 'M3 17.5h18M5.5 17.5c0-7 2-11 6.5-11s6.5 4 6.5 11M5.9 14h12.2',
  face: 'M4 8c5-2 11-2 16 0 0 5-2 9-4 9-1.5 0-2-2-4-2s-2.5 2-4 2c-2 0-4-4-4-9zM7.5 11h2.5M14 11h2.5',
  eye: 'M3 10h18M4 10c0 4 1.5 6 3.5 6s3.5-2 3.5-5h2c0 3 1.5 5 3.5 5s3.5-2 3.5-6',
  earrings: 'M8 4v5M16 4v5M8 9l2.5 4L8 19l-2.5-6zM16 9l2.5 4L16 19l-2.5-6z',
  top: 'M8.5 4L3 7l2 5 2.5-1v9h9v-9l2.5 1 2-5-5.5-3c-1 2.5-6 2.5-7 0z',
  bottom: 'M6 4h12l1 16h-5.5L12 10.5 10.5 20H5zM6 7.5h12',
  shoes: 'M8 4v8.5c-2 1.5-4 2.5-4 5V20h14v-3c0-2-2-4-2-6V4zM8 8h8M4 17.5h14',
  gloves: 'M7 20v-5l-2.5-4 2-1.5L9 12V5.5h2V11 4h2v7V4.5h2V11l.5-4.5h2V16l-2 2v2zM7 17.5h9.5',
  cape: 'M8 4h8l4 16c-3 0-3-1.5-4-1.5S14 20 12 20s-3-1.5-4-1.5S7 20 4 20zM8 4c1 2.5 7 2.5 8 0',
  shield: 'M12 3.5l7.5 2.5c0 7-2 11.5-7.5 14.5C6.5 17.5 4.5 13 4.5 6zM12 3.5v17M4.9 10.5h14.2',
  weapon: 'M19.5 3.5v4L10 17l-3-3 9.5-9.5zM5 12l7 7M8 15.5L4 20',
  ring1: RING,
  ring2: RING,
  ring3: RING,
  ring4: RING,
  pendant: 'M5 3.5c0 6 3 9 7 9.5 4-.5 7-3.5 7-9.5M12 13l3 3.5-3 4-3-4z',
  mount: 'M6 20v-6c-2-.5-3-2-2.5-3.5L8 5.5V3l3 2c5 0 8 4 8 9v6M9.5 8.5v.1M11 20c0-3-1-4 1-6',
  saddle: 'M4 8c3 1.5 5 1.5 8 0 3-1.5 5.5-2.5 8-1-1 5-3 8-7 8H9c-3 0-5-3-5-7zM10 15v3M8 18h4v3H8z',
  medal:
    'M7.5 3.5L10.5 10M16.5 3.5L13.5 10M12 9.5a5.5 5.5 0 1 0 .1 0zM12 12.5l1 2 2 .2-1.5 1.3.5 2-2-1.1-2 1.1.5-2L9 14.7l2-.2z',
  belt: 'M2.5 9h19v6h-19zM8.5 7.5h7v9h-7zM12 12h3.5',
};
