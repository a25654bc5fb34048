import { readSectionsByTitle } from '../shared/data-files.js';

/** Themes of demo stores. */
export const STORE_THEMES = ['mixed', 'scrolls', 'supplies', 'gear', 'materials', 'clearance'] as const;

export type StoreTheme = (typeof STORE_THEMES)[number];

/** Signs of stores by theme. */
export function storeSigns(): (theme: StoreTheme) => readonly string[] {
  const signs = readSectionsByTitle('stores/signs');
  return (theme) => signs.get(theme)?.map(([sign = '']) => sign) ?? [];
}
