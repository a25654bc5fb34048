import { SPRITE_CATEGORIES, spriteCategoryOf, type SpriteCategory } from '@portico/avatar';
import { defineSearch, oneOf, freeText, useSearch } from '@portico/portal-kit';

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

const itemSearch = defineSearch({ category: oneOf(SPRITE_CATEGORIES), id: freeText() });

/** The item that the address names, if it names one. */
export function useSingleItem() {
  const { view, set } = useSearch(itemSearch);
  const { category } = view;
  const item: SingleItem | undefined =
    category === undefined || itemFault(category, view.id) !== undefined
      ? undefined
      : { category, id: Number(view.id) };
  return {
    item,
    choose: ({ category: chosen, id }: SingleItem) => set({ category: chosen, id: String(id) }),
  };
}
