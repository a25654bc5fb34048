/** Input that the inline script recorded before the code arrived. */
export interface EarlyInput {
  /** Pressed buttons, in order. */
  pressed: Element[];
  /** The last sent form with `method="post"` and its button; nothing of it has left the page. */
  submitted?: { form: HTMLFormElement; button: HTMLElement | null } | undefined;
}

const RENDERED = 'data-rendered';

/** The portal's root element, while any part of it is still as the server rendered it. */
export function servedRoot(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#root[${RENDERED}]`);
}

/** Called when the frame around the page is live: removes the notice that it is not, and replays what was pressed in it. */
export function markFrameLive(): void {
  document.getElementById('portal-stalled')?.remove();
  replayPresses((button) => button.closest('main') === null);
}

/** Replays recorded input once the page is live. */
export function replayEarlyInput(): void {
  const root = servedRoot();
  if (root === null) return;
  root.removeAttribute(RENDERED);
  // All changes are collected first, because React resets the others once it hears of one.
  const changes = [...root.querySelectorAll('input, textarea, select')].map(changeOf);
  for (const tell of changes) tell?.();
  replayPresses(() => true);
  replaySubmit();
}

function replayPresses(isWanted: (button: Element) => boolean): void {
  const early = window.porticoEarlyInput;
  if (early === undefined) return;
  const pressed = early.pressed.filter(isWanted);
  early.pressed = early.pressed.filter((button) => !isWanted(button));
  for (const button of pressed) if (button instanceof HTMLElement && button.isConnected) button.click();
}

function replaySubmit(): void {
  const { submitted } = window.porticoEarlyInput ?? {};
  if (!submitted?.form.isConnected) return;
  const { form, button } = submitted;
  form.requestSubmit(button?.isConnected === true ? button : undefined);
}

/** Returns how to tell React about an early change of a field; undefined for none. React would reset the field to its rendered value. */
function changeOf(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return choiceOf(field);
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return checkOf(field);
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  const typed = field.value;
  return typed === field.defaultValue ? undefined : () => setNativeValue(field, typed);
}

function choiceOf(field: HTMLSelectElement): (() => void) | undefined {
  const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  const chosen = field.selectedIndex;
  if (chosen === Math.max(rendered, 0)) return undefined;
  return () => {
    field.selectedIndex = chosen;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function checkOf(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, type } = field;
  // A radio button that went off: the one that was chosen reports it.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

/** React overrides the element's own property to remember the last value; the setter of the prototype leaves that unchanged. */
function setNativeValue(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Reflect.set(prototype, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

declare global {
  interface Window {
    porticoEarlyInput?: EarlyInput;
  }
}
