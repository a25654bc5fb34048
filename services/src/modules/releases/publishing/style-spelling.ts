/** Comments, strings on one line, escapes, and addresses without quotes that hold nothing another reader could end earlier. */
const PLAIN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'|\burl\(\s*(?:(?=["'])|\)|(?:[^"'()\\\s/]|\/(?!\*))+\s*\))|\\(?:[0-9a-f]{1,6}\s?|[\s\S])/gi;

/** What is left then: half a string, an address that is none, a function whose name is written with escapes. */
const AMBIGUOUS = /["']|\burl\(|(?<![-\w\\])[-\w]*\\[-\w\\]*\(/i;

const MAX_QUOTED_LENGTH = 60;

/**
 * What in a style sheet browsers end elsewhere than our parser does, so that a rule could hide in it from the checks:
 * strings over several lines, and quotes or comments within `url()`. undefined where there is no such thing.
 */
export function ambiguousSpelling(css: string): string | undefined {
  const rest = css.replaceAll(PLAIN, (found) => (found.startsWith('\\') ? '\\' : ' '));
  const at = AMBIGUOUS.exec(rest)?.index;
  return at === undefined ? undefined : rest.slice(at, at + MAX_QUOTED_LENGTH);
}
