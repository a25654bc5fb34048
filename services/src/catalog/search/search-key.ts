/** Hebrew vowel points and accents, which people leave out when they type. */
const NIQQUD = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g;

/** The form in which names are compared: compatible characters folded, lower case, one kind of apostrophe and blank. */
export function searchKey(text: string): string {
  return folded(text).replace(/\s+/g, ' ').trim();
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(NIQQUD, '')
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
}

/** Scripts without blanks between words, where one wrong sign is another word. */
export function isCjk(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
}

/** A search key with the start and end of each of its characters in the original text. */
export interface LocatedKey {
  key: string;
  starts: number[];
  ends: number[];
}

/** The search key of a text by character; undefined if folding joins characters, so that positions are lost. */
export function locateKey(text: string): LocatedKey | undefined {
  let key = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    for (const unit of folded(character).replace(/\s+/g, ' ')) {
      if (unit === ' ' && (key === '' || key.endsWith(' '))) continue;
      key += unit;
      for (let part = 0; part < unit.length; part += 1) {
        starts.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return key.trimEnd() === searchKey(text) ? { key, starts, ends } : undefined;
}

export interface KeyWord {
  readonly text: string;
  readonly start: number;
}

/** Letters, digits and marks that belong to them; an apostrophe within a word is part of it. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu;

export function wordsOf(key: string): KeyWord[] {
  return [...key.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));
}
