import { THEME_STORAGE_KEY } from '@portico/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/** Starts with the server's value for hydration; everything else reads the stored choice. */
const store = createStore<{ theme: Theme }>(() => ({ theme: 'system' }));
store.setState({ theme: readTheme() });

export function useTheme(): Theme {
  return useStore(store, (state) => state.theme);
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage is closed, so the choice lasts as long as the page.
  }
  store.setState({ theme });
  applyTheme(theme);
}

/** Follows a choice made in another tab. */
export function watchTheme(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== THEME_STORAGE_KEY) return;
    const theme = readTheme();
    store.setState({ theme });
    applyTheme(theme);
  });
}
