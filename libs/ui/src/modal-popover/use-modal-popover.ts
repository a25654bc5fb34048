import { useEffect, useRef, type ToggleEvent } from 'react';

/**
 * Makes a native popover modal: the rest of the page is inert while it is open, even if it was opened before scripts ran. Focus goes to
 * the element of `initialFocus` and back to the button. Spread the result on the popover.
 */
export function useModalPopover<T extends HTMLElement>(initialFocus?: (panel: T) => HTMLElement | null) {
  const ref = useRef<T>(null);
  const release = useRef<(() => void) | undefined>(undefined);
  const hold = (panel: T) => {
    release.current?.();
    const endModal = makeModal(panel);
    const freeRest = makeRestInert(panel);
    release.current = () => {
      endModal();
      freeRest();
    };
  };
  const letGo = () => {
    release.current?.();
    release.current = undefined;
  };

  useEffect(() => {
    const panel = ref.current;
    if (panel && 'popover' in panel && panel.matches(':popover-open')) hold(panel);
    return letGo;
  }, []);

  return {
    ref,
    // Runs before the browser returns the focus: an inert element cannot take it.
    onBeforeToggle: ({ target, newState }: ToggleEvent<T>) => {
      if (target === ref.current && newState === 'closed') letGo();
    },
    onToggle: ({ target, newState }: ToggleEvent<T>) => {
      const panel = ref.current;
      if (panel === null || target !== panel) return;
      if (newState === 'open') {
        hold(panel);
        (initialFocus?.(panel) ?? panel).focus();
      } else if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus();
      }
    },
  };
}

/** Marks the panel as modal; returns a function that undoes it. */
function makeModal(panel: HTMLElement): () => void {
  const role = panel.getAttribute('role');
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-modal', 'true');
  return () => {
    if (role === null) panel.removeAttribute('role');
    else panel.setAttribute('role', role);
    panel.removeAttribute('aria-modal');
  };
}

/** Makes the rest of the page inert; returns a function that undoes it. */
function makeRestInert(panel: HTMLElement): () => void {
  const held: HTMLElement[] = [];
  for (let part: HTMLElement = panel; part.parentElement !== null; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other === part || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      held.push(other);
    }
    if (part.parentElement === document.body) break;
  }
  return () => {
    for (const element of held) element.inert = false;
  };
}
