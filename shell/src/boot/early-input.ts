/** What the page's inline script notes down until the code that it is meant for is there. */
export interface EarlyInput {
  /** Buttons that were pressed, in order. */
  pressed: Element[];
}

const RENDERED = 'data-rendered';

/** The element that the portal is rendered into, while some of it is as the server rendered it. */
function servedRoot(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#root[${RENDERED}]`);
}

/** Called when the frame around the page is live: the notice that it is not goes, and what was pressed in it acts now. */
export function takeOverFrame(): void {
  document.getElementById('portal-stalled')?.remove();
  replayPresses((button) => button.closest('main') === null);
}

/** Called when all of the page is live: what was pressed in it acts now, and what was typed is told to it. */
export function replayEarlyInput(): void {
  const root = servedRoot();
  if (root === null) return;
  root.removeAttribute(RENDERED);
  for (const field of root.querySelectorAll('input, textarea, select')) tellInput(field);
  replayPresses(() => true);
}

function replayPresses(isWanted: (button: Element) => boolean): void {
  const early = window.porticoEarlyInput;
  if (early === undefined) return;
  const pressed = early.pressed.filter(isWanted);
  early.pressed = early.pressed.filter((button) => !isWanted(button));
  for (const button of pressed) if (button instanceof HTMLElement && button.isConnected) button.click();
}

/** A field that a person changed before React knew it: React takes what it finds for what it rendered, and would put it back. */
function tellInput(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    if (field.selectedIndex !== Math.max(rendered, 0))
      field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked !== field.defaultChecked) tellChecked(field);
    return;
  }
  if (field.value !== field.defaultValue) tellValue(field, field.value);
}

/** React compares with what it was last told through the element's own property; the prototype's leaves that as it is. */
function tellValue(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Reflect.set(prototype, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellChecked(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

declare global {
  interface Window {
    porticoEarlyInput?: EarlyInput;
  }
}
