/** Comments, strings on one line, escapes, and addresses without quotes that hold nothing another reader could end earlier. */
const PLAIN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'|\burl\(\s*(?:(?=["'])|\)|(?:[^"'()\\\s/]|\/(?!\*))+\s*\))|\\(?:[0-9a-f]{1,6}\s?|[\s\S])/gi;

/** Leftovers of parsing: half a string, an invalid address, a function name with escapes. */
const AMBIGUOUS = /["']|\burl\(|(?<![-\w\\])[-\w]*\\[-\w\\]*\(/i;

const MAX_QUOTED_LENGTH = 60;

/**
 * Text that browsers parse differently than we do, so that a rule could hide in it: strings over several lines, and quotes or
 * comments within `url()`. undefined for none.
 */
export function ambiguousSpelling(css: string): string | undefined {
  const rest = css.replaceAll(PLAIN, (found) => (found.startsWith('\\') ? '\\' : ' '));
  const at = AMBIGUOUS.exec(rest)?.index;
  return at === undefined ? undefined : rest.slice(at, at + MAX_QUOTED_LENGTH);
}
