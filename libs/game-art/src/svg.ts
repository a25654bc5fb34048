/** Value of an attribute; undefined and false omit the attribute. */
type AttributeValue = string | number | undefined | false;

/** A number in a drawing: at most one decimal, no minus zero, no zero before the point. */
export function rounded(value: number): string {
  const text = (Math.round(value * 10) / 10 || 0).toString();
  return text.replace(/^(-?)0\./, '$1.');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// With the flag u, the surrogates of this class are the lonely ones alone.
// oxlint-disable-next-line no-control-regex -- these are the characters that XML 1.0 forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

/** Text that is safe between tags and inside quotes. Characters that XML forbids become U+FFFD. */
export function escaped(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Markup of one element. Numbers are rounded, text is escaped; `children` is markup. Attribute names are SVG's own (`stroke-width`). */
export function element(
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  children = '',
): string {
  let markup = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    markup += ` ${attribute}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`;
  }
  return children === '' ? `${markup}/>` : `${markup}>${children}</${name}>`;
}

/** Path data with every number rounded: pathData`M${x} ${y}h${w}z`. */
export function pathData(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return parts.reduce((data, part, index) => data + rounded(numbers[index - 1] ?? 0) + part);
}

/** Attributes of every drawing. Line ends and joins are round unless an element says otherwise. */
export const SVG_PRESENTATION = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** A whole SVG document with its size in pixels. `body` is markup. */
export function svgDocument(
  { width, height = width }: { width: number; height?: number },
  body: string,
): string {
  const viewBox = `0 0 ${rounded(width)} ${rounded(height)}`;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox, ...SVG_PRESENTATION },
    body,
  );
}
