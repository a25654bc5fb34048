export const PLACE = { wholeFirst: 0, whole: 1, prefixFirst: 2, prefix: 3, part: 4 } as const;

export type Place = (typeof PLACE)[keyof typeof PLACE];

export interface FoundPlace {
  readonly place: Place;
  readonly start: number;
}

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/** Best position of a text in a name: whole words, the beginning of a word, or anywhere. Both are search keys. */
export function bestPlace(name: string, text: string): FoundPlace | undefined {
  let best: FoundPlace | undefined;
  for (let start = name.indexOf(text); start >= 0; start = name.indexOf(text, start + 1)) {
    const place = placeAt(name, start, start + text.length);
    if (best === undefined || place < best.place) best = { place, start };
    if (place <= PLACE.whole) break;
  }
  return best;
}

function placeAt(name: string, start: number, end: number): Place {
  if (start > 0 && isWithinWord(name, start)) return PLACE.part;
  const isWhole = end === name.length || !isWithinWord(name, end);
  if (start === 0) return isWhole ? PLACE.wholeFirst : PLACE.prefixFirst;
  return isWhole ? PLACE.whole : PLACE.prefix;
}

function isWithinWord(name: string, at: number): boolean {
  return isOfWord(name, at - 1) && isOfWord(name, at);
}

function isOfWord(name: string, at: number): boolean {
  const code = name.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  // Half of a character outside the basic plane. Letters there are rare, and are never split.
  if (code >= 0xd800 && code <= 0xdfff) return true;
  return WORD_CHARACTER.test(name.charAt(at));
}
