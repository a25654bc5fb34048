import type {
  Currency,
  EquipmentSlot,
  GearKind,
  GoodsStat,
  ItemType,
  Rarity,
  WornSlot,
} from '@portico/domain';
import { findText } from '@portico/i18n';

/** A word of the game in the language of the page, from the shell's texts; the key's last part without a text. */
function word(kind: 'currency' | 'rarity' | 'slot' | 'stat' | 'type' | 'unit', name: string): string {
  return findText('shell', `game.${kind}.${name}`) ?? name;
}

/** Name of a type of items in the language of the page: `Equipment`. */
export const itemTypeText = (type: ItemType): string => word('type', type);

/** Name of a currency in the language of the page: `Vote points`. */
export const currencyText = (currency: Currency): string => word('currency', currency);

/** Unit after an amount in the language of the page: `mesos`, `HP`. */
export const unitText = (unit: Currency | 'EXP'): string => word('unit', unit);

/** Name of a stat of equipment in the language of the page: `Max HP`. */
export const statText = (stat: GoodsStat): string => word('stat', stat);

/** Slots of drawn characters whose names differ from those of equipment. */
const SLOTS_OF_LOOKS: Readonly<Partial<Record<string, EquipmentSlot>>> = {
  cap: 'hat',
  coat: 'top',
  pants: 'bottom',
  glove: 'gloves',
};

/** Name of an equipment slot, or of what is worn there, in the language of the page: `Hat`. */
export const slotText = (slot: EquipmentSlot | GearKind | WornSlot): string =>
  word('slot', SLOTS_OF_LOOKS[slot] ?? slot);

/** Word for a rarity in the language of the page: `Very rare`. */
export const rarityText = (rarity: Rarity): string => word('rarity', rarity);
