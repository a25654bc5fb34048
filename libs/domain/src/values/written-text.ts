/** Spaces and invisible characters: U+200B, U+00AD, U+3164, U+2800 and others. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trims a text; '' if all of it is invisible. */
export function writtenText(text: string): string {
  return INVISIBLE.test(text) ? '' : text.trim();
}
