import { push } from '../../platform/collections/index.js';
import type { MakerRows } from '../live/live-rows.js';
import { placeholderItemName } from './placeholders.js';
import type { Recipe, RecipePart } from './catalog.types.js';

/** The server drops what is left of a fee below this. */
const FEE_STEP = 1000;

/** Most uses of an item, which its page lists all. */
const MAX_USES = 500;

export class MakerIndex {
  private readonly recipes = new Map<number, Recipe>();
  private readonly uses = new Map<number, RecipePart[]>();

  /** `nameOf` returns undefined for items that the catalog does not know. */
  constructor({ items, parts }: MakerRows, nameOf: (itemId: number) => string | undefined) {
    const partsOf = new Map<number, RecipePart[]>();
    for (const { itemId, partId, count } of parts) {
      if (count <= 0 || partId <= 0) continue;
      push(partsOf, itemId, {
        itemId: partId,
        itemName: nameOf(partId) ?? placeholderItemName(partId),
        count,
      });
    }
    for (const { itemId, level, skillLevel, mesos, quantity } of items) {
      const itemName = nameOf(itemId);
      const own = partsOf.get(itemId);
      if (itemName === undefined || own === undefined || quantity <= 0 || this.recipes.has(itemId)) continue;
      const fee = Math.floor(Math.max(0, mesos) / FEE_STEP) * FEE_STEP;
      this.recipes.set(itemId, { level, skillLevel, mesos: fee, quantity, parts: own });
      for (const { itemId: partId, count } of own) {
        if (this.usesOf(partId).length < MAX_USES) push(this.uses, partId, { itemId, itemName, count });
      }
    }
  }

  recipeOf(itemId: number): Recipe | undefined {
    return this.recipes.get(itemId);
  }

  usesOf(itemId: number): readonly RecipePart[] {
    return this.uses.get(itemId) ?? [];
  }
}
