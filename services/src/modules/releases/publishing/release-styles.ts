import postcss from 'postcss';
import type { AtRule, ChildNode, Container, Document, Rule } from 'postcss';
import { ReleaseError } from '../files/release-error.js';
import type { FileSet } from '../files/release-files.js';
import { type Owner, type Place, placeOfSelector } from './selector-place.js';

/** At-rules with selectors inside. */
const CONDITIONAL = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

/** At-rules that give a name to the whole page. */
const NAMING = new Set([
  'keyframes',
  '-webkit-keyframes',
  'property',
  'counter-style',
  'font-palette-values',
  'position-try',
]);

/** Maximum problems to list; the fix is followed by another release. */
const MAX_PROBLEMS = 10;

const MAX_QUOTED_LENGTH = 120;

/** The portal answers nobody while it reads styles, seconds for some MiB. The largest remote of this repository has 340 KiB. */
const MAX_STYLE_BYTES = 1_048_576;

/** Refuses styles that could reach what is not the remote's own, naming file and selector. */
export function checkStyles(files: FileSet, owner: Owner): void {
  const styles = [...files].filter(([path]) => path.toLowerCase().endsWith('.css'));
  if (styles.reduce((bytes, [, { length }]) => bytes + length, 0) > MAX_STYLE_BYTES)
    throw new ReleaseError(`${owner.name} has more than 1 MiB of styles`);
  const problems = styles.flatMap(([path, content]) =>
    styleProblems(content.toString(), owner).map((text) => `${path}: ${text}`),
  );
  if (problems.length === 0) return;
  const more = problems.length - MAX_PROBLEMS;
  throw new ReleaseError(
    [
      `The styles of ${owner.name} reach outside of it; build it with the preset of this repository, or mend:`,
      ...problems.slice(0, MAX_PROBLEMS).map((problem) => `  ${problem}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n'),
  );
}

/** Rules of a style sheet that could match outside the remote. */
export function styleProblems(css: string, owner: Owner): string[] {
  const ambiguous = ambiguousSpelling(css);
  if (ambiguous !== undefined)
    return [`"${quoted(ambiguous)}" is a string or url() that browsers read otherwise`];
  try {
    return problemsIn(postcss.parse(css), owner, 'outside');
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** `parent`: where the rule around the container matches, as `&` means it. */
function problemsIn(container: Container | Document, owner: Owner, parent: Place): string[] {
  return (container.nodes ?? []).flatMap((node: ChildNode | Container) => {
    if (node.type === 'rule') return problemsOfRule(node as Rule, owner, parent);
    if (node.type === 'atrule') return problemsOfAtRule(node as AtRule, owner, parent);
    return [];
  });
}

function problemsOfRule(rule: Rule, owner: Owner, parent: Place): string[] {
  const isNested = rule.parent !== undefined && isWithinRule(rule.parent);
  const places = rule.selectors.map((selector) => placeOfSelector(selector, owner, { parent, isNested }));
  const own = rule.selectors
    .filter((_, index) => places[index] === 'outside')
    .map((selector) => `"${quoted(selector)}" can match outside of the remote`);
  // Rules nested in a refused rule are refused with it.
  if (own.length > 0) return own;
  return problemsIn(rule, owner, places.includes('root') ? 'root' : 'inside');
}

function problemsOfAtRule(rule: AtRule, owner: Owner, parent: Place): string[] {
  const kind = rule.name.toLowerCase();
  if (CONDITIONAL.has(kind)) return problemsIn(rule, owner, parent);
  if (kind === 'charset') return [];
  const name = NAMING.has(kind) ? rule.params : kind === 'font-face' ? familyOf(rule) : undefined;
  if (name === undefined) return [`@${quoted(rule.name)} holds for the whole page`];
  if (isOwnName(name, owner)) return [];
  return [`@${kind} "${quoted(name)}" holds for the whole page: its name has to begin with ${owner.scope}_`];
}

function isWithinRule(container: Container | Document): boolean {
  if (container.type === 'rule') return true;
  return container.parent !== undefined && isWithinRule(container.parent);
}

function familyOf(rule: AtRule): string {
  let family = '';
  rule.walkDecls(/^font-family$/i, ({ value }) => {
    family = value;
  });
  return family;
}

function isOwnName(text: string, { name, scope }: Owner): boolean {
  const ident = text
    .trim()
    .replace(/^["']|["']$/g, '')
    .replace(/^--/, '');
  return [scope, name].some((own) => ident.startsWith(own) && /^[-_ ]/.test(ident.slice(own.length)));
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_QUOTED_LENGTH ? `${line.slice(0, MAX_QUOTED_LENGTH)}…` : line;
}

/** Comments, strings on one line, escapes, and addresses without quotes that hold nothing another reader could end earlier. */
const PLAIN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'|\burl\(\s*(?:(?=["'])|\)|(?:[^"'()\\\s/]|\/(?!\*))+\s*\))|\\(?:[0-9a-f]{1,6}\s?|[\s\S])/gi;

/** Leftovers of parsing: half a string, an invalid address, a function name with escapes. */
const AMBIGUOUS = /["']|\burl\(|(?<![-\w\\])[-\w]*\\[-\w\\]*\(/i;

const MAX_SHOWN_LENGTH = 60;

/**
 * Text that browsers parse differently than we do, so that a rule could hide in it: strings over several lines, and quotes or
 * comments within `url()`. undefined for none.
 */
function ambiguousSpelling(css: string): string | undefined {
  const rest = css.replaceAll(PLAIN, (found) => (found.startsWith('\\') ? '\\' : ' '));
  const at = AMBIGUOUS.exec(rest)?.index;
  return at === undefined ? undefined : rest.slice(at, at + MAX_SHOWN_LENGTH);
}
