/** A node to be written: a folder with children, a value, or the size of a picture. */
export type WzValue =
  | { readonly name: string; readonly children: readonly WzValue[] }
  | { readonly name: string; readonly width: number; readonly height: number }
  | { readonly name: string; readonly content: string | number };

export function node(name: string, children: readonly WzValue[]): WzValue {
  return { name, children };
}

export function value(name: string, content: string | number): WzValue {
  return { name, content };
}

export function picture(name: string, width: number, height: number): WzValue {
  return { name, width, height };
}

/** The text of one game file, laid out as the usual extraction tools do it. */
export function wzDocument(name: string, children: readonly WzValue[]): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'];
  writeNode(lines, '', node(name, children));
  return `${lines.join('\n')}\n`;
}

function writeNode(lines: string[], indent: string, part: WzValue): void {
  const name = escaped(part.name);
  if ('content' in part) {
    const tag =
      typeof part.content === 'string' ? 'string' : Number.isInteger(part.content) ? 'int' : 'float';
    lines.push(`${indent}<${tag} name="${name}" value="${escaped(String(part.content))}"/>`);
  } else if ('width' in part) {
    lines.push(`${indent}<canvas name="${name}" width="${part.width}" height="${part.height}"/>`);
  } else {
    lines.push(`${indent}<imgdir name="${name}">`);
    for (const child of part.children) writeNode(lines, `${indent}  `, child);
    lines.push(`${indent}</imgdir>`);
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
