import { useEffect } from 'react';
import { useIsHydrated } from '@portico/portal-kit';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const KEY = 'portico-shortcuts';
const OFF = 'off';

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Starts with the server's value for hydration; everything else reads the stored choice. */
const store = createStore(() => ({ areOn: true }));
store.setState({ areOn: readChoice() });

export const PALETTE_KEYS = { command: '⌘ K', control: 'Ctrl K' } as const;

/** The palette's shortcut as written on the reader's keyboard; the most common one until it is known. */
export function usePaletteKeys(): string {
  const isApple = useIsHydrated() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isApple ? PALETTE_KEYS.command : PALETTE_KEYS.control;
}

/** Whether global shortcuts are on; the reader can turn them off. */
export function useShortcuts(): boolean {
  return useStore(store, (state) => state.areOn);
}

export function chooseShortcuts(areOn: boolean): void {
  store.setState({ areOn });
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Storage is closed, so the choice lasts as long as the page.
  }
}

/** Ctrl or Cmd and K calls `onPalette`; a slash focuses the page's search field, or calls it if there is none. */
export function useShortcutKeys(onPalette: () => void): void {
  const areOn = useShortcuts();
  useEffect(() => {
    if (!areOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.shiftKey || event.isComposing) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.code === 'KeyK') {
        event.preventDefault();
        onPalette();
      } else if (!isCommand && event.key === '/' && !isWriting(event.target)) {
        event.preventDefault();
        const field = localSearch();
        if (field === undefined) onPalette();
        else field.select();
        field?.focus();
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [areOn, onPalette]);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}

function localSearch(): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].find(
    (field) => field.getClientRects().length > 0,
  );
}
