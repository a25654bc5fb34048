/** Joins the class names that are set; undefined if none is, so that no empty attribute is written. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  const joined = names.filter(Boolean).join(' ');
  return joined === '' ? undefined : joined;
}
