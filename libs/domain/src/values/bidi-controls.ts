/** Marks, embeddings, overrides and isolates: invisible characters that change the direction of text. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const OVERRIDES = /[\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;
const END = '\u2069';

/** Removes all direction controls, for places that cannot isolate a text, such as a title. */
export function withoutDirections(text: string): string {
  return text.replace(CONTROLS, '');
}

/** Makes foreign text safe within our own: it cannot override a direction or end its isolation. */
export function withoutOverrides(text: string): string {
  const plain = text.replace(OVERRIDES, '');
  return endsWhatItBegins(plain) ? plain : plain.replace(ISOLATES, '');
}

function endsWhatItBegins(text: string): boolean {
  let depth = 0;
  for (const control of text.match(ISOLATES) ?? []) {
    depth += control === END ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
