import { classNames } from '../class-names';
import { glyphLayers } from './glyph-layers';
import styles from './glyphs.module.css';

/** The 16 weapon types of the spec, by its words. */
export const WEAPON_GLYPHS = [
  'sword',
  'axe',
  'mace',
  'dagger',
  'wand',
  'staff',
  'twoHandedSword',
  'twoHandedAxe',
  'twoHandedMace',
  'spear',
  'polearm',
  'bow',
  'crossbow',
  'claw',
  'knuckle',
  'gun',
] as const;

/** Everything that has a drawing: weapons, categories of items, and what else lists name. */
export const ITEM_GLYPHS = [
  ...WEAPON_GLYPHS,
  'equipment',
  'use',
  'setup',
  'etc',
  'cash',
  'mesos',
  'monster',
  'reactor',
  'map',
  'npc',
] as const;

export type ItemGlyphKind = (typeof ITEM_GLYPHS)[number];

export interface ItemGlyphProps {
  kind: ItemGlyphKind;
  /** Edge in px: multiples of 16 stay sharp; 32 by default. */
  size?: number;
  /** Accessible name; without it the glyph is decoration. */
  label?: string;
  className?: string;
}

/** A pixel drawing of a kind of item, where the item's own picture is missing. */
export function ItemGlyph({ kind, size = 32, label, className }: ItemGlyphProps) {
  return (
    <svg
      className={classNames(styles.glyph, className)}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      shapeRendering="crispEdges"
    >
      {glyphLayers(kind).map(([letter, d]) => (
        <path key={letter} className={styles[letter]} d={d} />
      ))}
    </svg>
  );
}
