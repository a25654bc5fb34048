import { WzFileError, type WzNode } from '../../../../catalog/index.js';

export interface PlacedNode {
  node: WzNode;
  path: readonly string[];
}

/** Maximum number of links in a chain; files of the game have one. */
const MAX_LINKS = 8;
/** Maximum number of steps through all links of a file. A link of a few bytes can lead through thousands of others. */
const MAX_STEPS = 20_000;
const MAX_NAME_LENGTH = 64;

/** A sprite file whose links (`uol`) are followed. Throws a `WzFileError` if that takes too many steps. */
export class SpriteTree {
  readonly root: PlacedNode;
  private readonly children = new Map<WzNode, ReadonlyMap<string, WzNode>>();
  private steps = 0;

  constructor(root: WzNode) {
    this.root = { node: root, path: [] };
  }

  /** The child with a name. Links begin at the node that holds them. A link that leads nowhere or in a circle is undefined. */
  child(parent: PlacedNode, name: string): PlacedNode | undefined {
    return this.step(parent, name, MAX_LINKS);
  }

  has(parent: PlacedNode, name: string): boolean {
    return this.childrenOf(parent.node).has(name);
  }

  private step(parent: PlacedNode, name: string, links: number): PlacedNode | undefined {
    this.count(1);
    if (name.length > MAX_NAME_LENGTH) return undefined;
    const node = this.childrenOf(parent.node).get(name);
    return node && this.follow({ node, path: [...parent.path, name] }, links);
  }

  private follow(from: PlacedNode, links: number): PlacedNode | undefined {
    if (from.node.tag !== 'uol') return from;
    if (links === 0) return undefined;
    const path = from.path.slice(0, -1);
    const steps = (from.node.value ?? '').split('/');
    this.count(steps.length);
    for (const step of steps) {
      if (step !== '..') path.push(step);
      else if (path.pop() === undefined) return undefined;
    }
    let at: PlacedNode | undefined = this.root;
    for (const name of path) {
      at = this.step(at, name, links - 1);
      if (at === undefined) return undefined;
    }
    return at;
  }

  /** Children by name. If names are equal, the first one counts. */
  private childrenOf(node: WzNode): ReadonlyMap<string, WzNode> {
    const known = this.children.get(node);
    if (known !== undefined) return known;
    const found = new Map(node.children.toReversed().map((child) => [child.name, child]));
    this.children.set(node, found);
    return found;
  }

  private count(steps: number): void {
    this.steps += steps;
    if (this.steps > MAX_STEPS) throw new WzFileError('takes too many steps to read');
  }
}
