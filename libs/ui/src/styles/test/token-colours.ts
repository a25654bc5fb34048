export type Sky = 'morning' | 'night';

/** Red, green and blue of linear light, 0 to 1. */
type LinearColour = readonly [number, number, number];

/** The color tokens of a style sheet in one theme. Used by checks, never in the browser. */
export function skyColours(css: string, sky: Sky): ReadonlyMap<string, LinearColour> {
  const declarations = new Map(
    [...(css.split('@media')[0] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const resolved = new Map<string, LinearColour>();
  for (const [name, value] of declarations) {
    const chosen = valueIn(value, sky).replace(/var\(--([\w-]+)\)/g, (_, key: string) =>
      inlined(declarations, key),
    );
    const colour = /oklch\(([\d.]+)% ([\d.]+) (.+)\)$/.exec(chosen);
    if (colour && !chosen.includes('/')) {
      resolved.set(name, toLinear(Number(colour[1]) / 100, Number(colour[2]), sumOf(colour[3] ?? '0')));
    }
  }
  return resolved;
}

/** WCAG contrast of two tokens. */
export function contrastOf(colours: ReadonlyMap<string, LinearColour>, ink: string, ground: string): number {
  const [first, second] = [ink, ground].map((name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`no colour token --${name}`);
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
  });
  const [light, dark] = [Math.max(first ?? 0, second ?? 0), Math.min(first ?? 0, second ?? 0)];
  return (light + 0.05) / (dark + 0.05);
}

function inlined(declarations: ReadonlyMap<string, string>, key: string): string {
  const value = declarations.get(key) ?? '0';
  return value.replace(/var\(--([\w-]+)\)/g, (_, inner: string) => inlined(declarations, inner));
}

/** The half of `light-dark(a, b)` for a theme; other values apply to both. */
function valueIn(value: string, sky: Sky): string {
  const pair = /^light-dark\((.*)\)$/s.exec(value.trim());
  if (!pair?.[1]) return value.trim();
  const halves = pair[1].split(/,\s*(?=oklch)/);
  return (halves[sky === 'morning' ? 0 : 1] ?? value).trim();
}

/** `calc(calc(50 + 32) - 6)` and plain numbers. */
function sumOf(expression: string): number {
  const terms = expression.replace(/calc|[()\s]/g, '').match(/[+-]?[\d.]+/g) ?? [];
  return terms.reduce((sum, term) => sum + Number(term), 0);
}

function toLinear(lightness: number, chroma: number, hue: number): LinearColour {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(Math.max(value, 0), 1);
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
