const PLAIN = /^\d{1,15}$/;
const GROUPED = /^\d{1,3}(?:([,.'’ ])\d{3})(?:\1\d{3}){0,3}$/;

/** A whole number as it is typed or pasted: `1500`, `1,500`, `１５００`. Undefined for anything else: half of a thing is none. */
export function readWholeNumber(text: string): number | undefined {
  const typed = text.normalize('NFKC').trim();
  if (PLAIN.test(typed)) return Number(typed);
  return GROUPED.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : undefined;
}
