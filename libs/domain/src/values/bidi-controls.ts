/** Marks, embeddings, overrides and isolates: characters that are not seen and turn the order of others round. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const OVERRIDES = /[\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;
const END = '\u2069';

/** A text for where nothing can isolate it, such as a title: without any control of its direction. */
export function withoutDirections(text: string): string {
  return text.replace(CONTROLS, '');
}

/** Makes foreign text safe inside our own: it cannot override a direction or end its isolation. */
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
