import { Matches } from 'class-validator';

/** U+202A to U+202E and U+2066 to U+2069 turn around the order in which all that follows is read. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** A text of a body without control characters: neither spreadsheets, pages nor the game's own programs show those as written. */
export function OneLine(): PropertyDecorator {
  return Matches(ONE_LINE, { message: 'Must not contain line breaks or other control characters' });
}
