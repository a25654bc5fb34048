import type { WeaponType } from '@portico/domain';
import type { Material } from '../color.js';
import { capeKindOf, trouserKindOf } from '../items/clothes-kinds.js';
import { type Cloth, figureShape } from './figure.js';
import { DENIM, LEATHER, LINEN } from './people-colors.js';
import { type ForgedWeapon, forgeWeapon } from './weapons.js';
import { bladeOf, clothOfItem, isArmor, type WornItem } from './worn-items.js';

const plain = (main: Material): Cloth => ({ main, trim: LINEN, metal: LINEN });

/** A coat, or a plain shirt without one. */
export function drawWornCoat(coat: WornItem | undefined, isRobed: boolean): string {
  if (coat === undefined) return figureShape('people/tops/shirt', plain(LINEN));
  const { choices } = coat;
  const cloth = clothOfItem(coat);
  if (isRobed)
    return figureShape(
      `people/robes/${choices.pick('worn robe', ['robe', 'dress', 'overcoat', 'kimono'])}`,
      cloth,
    );
  if (isArmor(coat))
    return figureShape('people/tops/plated', { ...cloth, main: cloth.trim, metal: cloth.main });
  const top = choices.pick('worn top', ['shirt', 'belted', 'buttons', 'vest', 'striped', 'scarf', 'coat']);
  return figureShape(`people/tops/${top}`, cloth);
}

/** The game makes trousers 1061xxx for women. */
function areWomens({ id }: WornItem): boolean {
  return Math.floor(id / 1000) % 10 === 1;
}

/** Trousers, shorts or a skirt; denim shorts if no trousers are worn. */
export function drawWornPants(pants: WornItem | undefined, skin?: Material): string {
  if (pants === undefined) return figureShape('people/bottoms/shorts', { ...plain(DENIM), skin });
  const { choices } = pants;
  const kind =
    trouserKindOf(pants.name) ??
    (areWomens(pants)
      ? choices.pick('worn skirt', ['trousers', 'skirt', 'skirt', 'shorts'] as const)
      : choices.pick('worn trousers', ['trousers', 'trousers', 'shorts'] as const));
  return figureShape(`people/bottoms/${kind}`, { ...clothOfItem(pants), skin });
}

/** Boots, shoes or sandals; leather sandals if no shoes are worn. */
export function drawWornShoes(shoes: WornItem | undefined, skin?: Material): string {
  if (shoes === undefined) return figureShape('people/shoes/sandals', { ...plain(LEATHER), skin });
  const kind = shoes.choices.pick('worn shoes', ['boots', 'boots', 'shoes', 'sandals']);
  return figureShape(`people/shoes/${kind}`, { ...clothOfItem(shoes), skin });
}

/** Draws a cape; '' if none is worn. */
export function drawWornCape(cape: WornItem | undefined): string {
  if (cape === undefined) return '';
  const kind =
    capeKindOf(cape) === 'wings'
      ? 'wings'
      : cape.choices.pick('worn cape', ['cape', 'cape', 'tattered', 'mantle'] as const);
  return figureShape(`people/capes/${kind}`, clothOfItem(cape));
}

/** Draws a weapon. A cash cover may be drawn as any type. */
export function forgeWornWeapon(weapon: WornItem, type: WeaponType): ForgedWeapon {
  const blade = bladeOf(weapon, type === 'wand' || type === 'staff');
  return forgeWeapon(type, { choices: weapon.choices, blade });
}
