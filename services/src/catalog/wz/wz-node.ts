/** A node of a game file: an `imgdir` or the like with children, or a leaf with a value. */
export interface WzNode {
  readonly tag: string;
  readonly name: string;
  readonly value: string | undefined;
  /** Size of a picture; the pictures themselves are not in the files. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Target of a `vector`. */
  readonly point?: { readonly x: number; readonly y: number };
  readonly children: readonly WzNode[];
}

/** The first direct child with a name; deeper ones are ignored, because the files repeat ids by mistake. */
export function childOf(node: WzNode | undefined, name: string): WzNode | undefined {
  return node?.children.find((child) => child.name === name);
}

/** The trimmed value of a direct child, its name compared without case ("Desc" occurs beside "desc"). */
export function textOf(node: WzNode, name: string): string | undefined {
  const exact = childOf(node, name) ?? node.children.find((child) => child.name.toLowerCase() === name);
  const text = exact?.value?.trim();
  return text === '' ? undefined : text;
}

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** A number in any spelling: as text, with a decimal comma, with blanks; undefined for anything else. */
export function numberFrom(value: string | undefined): number | undefined {
  const text = value?.trim() ?? '';
  const number = NUMBER.test(text) ? Number(text.replace(',', '.')) : Infinity;
  return Number.isFinite(number) ? number : undefined;
}

const INTEGER_LIMIT = 2 ** 31;
const ID = /^\d{1,10}$/;

/** An id as a number, whatever its padding (`01402014`, `01402014.img`); undefined for other names. */
export function idFrom(name: string): number | undefined {
  const digits = name.endsWith('.img') ? name.slice(0, -4) : name;
  return ID.test(digits) && Number(digits) < INTEGER_LIMIT ? Number(digits) : undefined;
}

export function numberOf(node: WzNode | undefined, name: string): number | undefined {
  return numberFrom(childOf(node, name)?.value);
}

export function integerOf(node: WzNode | undefined, name: string): number | undefined {
  const number = numberOf(node, name);
  if (number === undefined || Math.abs(number) >= INTEGER_LIMIT) return undefined;
  return Math.trunc(number);
}

/** The id in a direct child; undefined if it is invalid or 0. */
export function idOf(node: WzNode | undefined, name: string): number | undefined {
  const id = integerOf(node, name);
  return id !== undefined && id > 0 ? id : undefined;
}
