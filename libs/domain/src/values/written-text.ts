/** Blanks and letters that draw nothing: U+200B, U+00AD, U+3164, U+2800 and their like. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A text as people read it: without blanks at its ends, and '' where nothing of it would be seen. */
export function writtenText(text: string): string {
  return INVISIBLE.test(text) ? '' : text.trim();
}
