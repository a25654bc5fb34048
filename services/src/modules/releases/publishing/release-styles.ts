import postcss from 'postcss';
import type { AtRule, ChildNode, Container, Document, Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Node, Selector } from 'postcss-selector-parser';
import { ReleaseError } from '../files/release-error.js';
import type { FileSet } from '../files/release-files.js';
import { reasonOf } from '../../../platform/errors/index.js';

interface Owner {
  name: string;
  scope: string;
}

/** Elements that a selector can match: those below the root element, the root element itself, or any element. */
type Place = 'inside' | 'root' | 'outside';

interface Nesting {
  parent: Place;
  isNested: boolean;
}

interface Compound {
  combinator: string;
  nodes: Node[];
}

/** Pseudo-classes that match whatever one of their selectors matches. */
const ALTERNATIVES = new Set([':is', ':where', ':matches', ':-webkit-any', ':-moz-any']);

/** Where a selector can match. `inside` is proved by a class of the remote, or by its root element as an ancestor. */
function placeOfSelector(text: string, owner: Owner, nesting: Nesting): Place {
  const [selector, ...others] = selectorParser().astSync(text, { lossless: false }).nodes;
  if (selector === undefined || others.length > 0) return 'outside';
  return placeOf(selector, owner, nesting);
}

function placeOf(selector: Selector, owner: Owner, nesting: Nesting): Place {
  const compounds = compoundsOf(selector);
  let place: Place = 'outside';
  // A nested selector without `&` matches below the parent rule.
  if (nesting.isNested && !mentionsParent(selector)) {
    place = nesting.parent;
    const [first] = compounds;
    if (first !== undefined && first.combinator === '') first.combinator = ' ';
  }
  for (const { combinator, nodes } of compounds) {
    const known = placeOfCompound(nodes, owner, nesting);
    place = known === 'outside' ? placeBehind(place, combinator) : known;
  }
  return place;
}

/** Descendants of the root are inside; siblings of the root are not. */
function placeBehind(place: Place, combinator: string): Place {
  if (place === 'inside') return /^[ >+~]$/.test(combinator) ? 'inside' : 'outside';
  if (place === 'root') return /^[ >]$/.test(combinator) ? 'inside' : 'outside';
  return 'outside';
}

function placeOfCompound(nodes: readonly Node[], owner: Owner, nesting: Nesting): Place {
  const places = new Set(nodes.map((node) => placeOfSimple(node, owner, nesting)));
  if (places.has('inside')) return 'inside';
  return places.has('root') ? 'root' : 'outside';
}

function placeOfSimple(node: Node, owner: Owner, nesting: Nesting): Place {
  if (node.type === 'class') return node.value.startsWith(`${owner.scope}_`) ? 'inside' : 'outside';
  if (node.type === 'nesting') return nesting.parent;
  if (node.type === 'attribute') {
    const isRoot = node.attribute === 'data-remote' && node.operator === '=' && node.value === owner.name;
    return isRoot && !node.insensitive ? 'root' : 'outside';
  }
  if (node.type !== 'pseudo' || !ALTERNATIVES.has(node.value.toLowerCase())) return 'outside';
  // Selectors in the pseudo-class do not begin with an implied `&`.
  const within = { ...nesting, isNested: false };
  const places = new Set(node.nodes.map((selector) => placeOf(selector, owner, within)));
  if (places.size === 0 || places.has('outside')) return 'outside';
  return places.has('root') ? 'root' : 'inside';
}

function mentionsParent(selector: Selector): boolean {
  let isMentioned = false;
  selector.walkNesting(() => {
    isMentioned = true;
  });
  return isMentioned;
}

function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ combinator: '', nodes: [] }];
  for (const node of selector.nodes) {
    if (node.type === 'comment') continue;
    if (node.type === 'combinator') compounds.push({ combinator: node.value.trim() || ' ', nodes: [] });
    else compounds.at(-1)?.nodes.push(node);
  }
  // A nested selector may begin with its combinator.
  return compounds.filter(({ nodes }) => nodes.length > 0);
}

const CONDITIONAL = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

/** At-rules that define a name for the whole page. */
const NAMING = new Set([
  'keyframes',
  '-webkit-keyframes',
  'property',
  'counter-style',
  'font-palette-values',
  'position-try',
]);

/** Maximum number of listed problems. After the fix another release shows the rest. */
const MAX_PROBLEMS = 10;

const MAX_QUOTED_LENGTH = 120;

/** While it parses styles the portal answers nobody: seconds for a few MiB. The largest remote here has 340 KiB. */
const MAX_STYLE_BYTES = 1_048_576;

/** Refuses styles that could affect elements outside the remote. The error names file and selector. */
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

export function styleProblems(css: string, owner: Owner): string[] {
  const ambiguous = ambiguousSpelling(css);
  if (ambiguous !== undefined)
    return [`"${quoted(ambiguous)}" is a string or url() that browsers read otherwise`];
  try {
    return problemsIn(postcss.parse(css), owner, 'outside');
  } catch (error) {
    return [reasonOf(error)];
  }
}

/** `parent` is the place of the rule around the container, which `&` refers to. */
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
  // Nested rules are refused together with their parent.
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

/** Comments, strings on one line, escapes, and unquoted addresses that every parser ends at the same place. */
const PLAIN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'|\burl\(\s*(?:(?=["'])|\)|(?:[^"'()\\\s/]|\/(?!\*))+\s*\))|\\(?:[0-9a-f]{1,6}\s?|[\s\S])/gi;

/** Leftovers of parsing: half a string, an invalid address, a function name with escapes. */
const AMBIGUOUS = /["']|\burl\(|(?<![-\w\\])[-\w]*\\[-\w\\]*\(/i;

const MAX_SHOWN_LENGTH = 60;

/** Text that browsers may parse otherwise, and that could hide a rule: strings over several lines, quotes or comments in `url()`. */
function ambiguousSpelling(css: string): string | undefined {
  const rest = css.replaceAll(PLAIN, (found) => (found.startsWith('\\') ? '\\' : ' '));
  const at = AMBIGUOUS.exec(rest)?.index;
  return at === undefined ? undefined : rest.slice(at, at + MAX_SHOWN_LENGTH);
}
