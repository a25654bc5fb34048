import selectorParser from 'postcss-selector-parser';
import type { Node, Selector } from 'postcss-selector-parser';

/** Remote of the styles: its name on the root element, and the scope of its classes. */
export interface Owner {
  name: string;
  scope: string;
}

/** Where a selector can match: below the root element, on it, or anywhere. */
export type Place = 'inside' | 'root' | 'outside';

export interface Nesting {
  /** Place of the parent rule, which `&` stands for. */
  parent: Place;
  isNested: boolean;
}

interface Compound {
  combinator: string;
  nodes: Node[];
}

/** Pseudo-classes that match what one of their selectors matches. */
const ALTERNATIVES = new Set([':is', ':where', ':matches', ':-webkit-any', ':-moz-any']);

/** Where a selector can match. `inside` needs proof in the selector: a class of the remote, or its root element as an ancestor. */
export function placeOfSelector(text: string, owner: Owner, nesting: Nesting): Place {
  const [selector, ...others] = selectorParser().astSync(text, { lossless: false }).nodes;
  if (selector === undefined || others.length > 0) return 'outside';
  return placeOf(selector, owner, nesting);
}

function placeOf(selector: Selector, owner: Owner, nesting: Nesting): Place {
  const compounds = compoundsOf(selector);
  let place: Place = 'outside';
  // A nested selector without `&` is looked for below the rule around it.
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

/** Elements below the root are inside; siblings of the root are not. */
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
  // `&` is not implied in there.
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
