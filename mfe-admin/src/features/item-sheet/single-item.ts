import { SPRITE_CATEGORIES, spriteCategoryOf, type SpriteCategory } from '@portico/avatar';
import { useUrlState } from '@portico/portal-kit';

export interface SingleItem {
  category: SpriteCategory;
  id: number;
}

export type ItemFault =
  | { code: 'number' }
  | { code: 'category'; id: number; category: SpriteCategory | undefined };

/** What is wrong with an id of a category; undefined for nothing. */
export function itemFault(category: SpriteCategory, text: string): ItemFault | undefined {
  if (!/^\d{1,8}$/.test(text.trim())) return { code: 'number' };
  const id = Number(text);
  const found = spriteCategoryOf(id);
  return found === category ? undefined : { code: 'category', id, category: found };
}

const NO_ITEM = { category: '', id: '' };

/** The item that the address names, if it names one. */
export function useSingleItem() {
  const { state, set } = useUrlState(NO_ITEM);
  const category = SPRITE_CATEGORIES.find((one) => one === state.category);
  const item: SingleItem | undefined =
    category === undefined || itemFault(category, state.id) !== undefined
      ? undefined
      : { category, id: Number(state.id) };
  return {
    item,
    choose: ({ category: chosen, id }: SingleItem) => set({ category: chosen, id: String(id) }),
  };
}
