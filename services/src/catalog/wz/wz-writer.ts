/** A node to write: a folder with children, a picture by its size, a point, a link, or a value. */
export type WzValue =
  | { readonly name: string; readonly children: readonly WzValue[] }
  | {
      readonly name: string;
      readonly width: number;
      readonly height: number;
      readonly inside: readonly WzValue[];
    }
  | { readonly name: string; readonly x: number; readonly y: number }
  | { readonly name: string; readonly link: string }
  | { readonly name: string; readonly content: string | number };

export function node(name: string, children: readonly WzValue[]): WzValue {
  return { name, children };
}

export function value(name: string, content: string | number): WzValue {
  return { name, content };
}

export function picture(
  name: string,
  width: number,
  height: number,
  inside: readonly WzValue[] = [],
): WzValue {
  return { name, width, height, inside };
}

export function vector(name: string, { x, y }: { x: number; y: number }): WzValue {
  return { name, x, y };
}

export function link(name: string, path: string): WzValue {
  return { name, link: path };
}

/** The text of one game file, formatted as the usual extraction tools do. */
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
  } else if ('link' in part) {
    lines.push(`${indent}<uol name="${name}" value="${escaped(part.link)}"/>`);
  } else if ('x' in part) {
    lines.push(`${indent}<vector name="${name}" x="${part.x}" y="${part.y}"/>`);
  } else if ('width' in part) {
    writeAround(
      lines,
      indent,
      `canvas name="${name}" width="${part.width}" height="${part.height}"`,
      part.inside,
    );
  } else {
    lines.push(`${indent}<imgdir name="${name}">`);
    for (const child of part.children) writeNode(lines, `${indent}  `, child);
    lines.push(`${indent}</imgdir>`);
  }
}

function writeAround(lines: string[], indent: string, tag: string, inside: readonly WzValue[]): void {
  if (inside.length === 0) {
    lines.push(`${indent}<${tag}/>`);
    return;
  }
  lines.push(`${indent}<${tag}>`);
  for (const child of inside) writeNode(lines, `${indent}  `, child);
  lines.push(`${indent}</${tag.split(' ', 1)[0] ?? ''}>`);
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
