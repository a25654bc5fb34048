import type { Material } from './color.js';
import { Drawing } from './drawing.js';
import { element, rounded } from './svg.js';

/** Side of a picture in its own units. Lines are made for this size and stay sharp at its multiples. */
const SIDE = 32;
const OUTLINE = 1.2;
const HALO = 3;

/** Fits a long thing into the picture: scaled about the middle, then moved along its own axis. */
export interface CanvasFit {
  scale?: number;
  along?: number;
}

export interface FormOptions {
  /** Width of the light and the dark rim. */
  rim?: number | undefined;
  /** Markup inside the form, clipped at its edge. */
  inside?: string | undefined;
  outline?: number | undefined;
}

/** Markup, or a function that writes it with a prefix for its ids. */
type Part = string | ((ids: string) => string);

/** Builds a picture, which may be turned as a whole (`turn`, degrees clockwise); light always comes from the upper left of the result. */
export class Canvas {
  private readonly parts: Part[] = [];
  private lit = { x: Math.SQRT1_2, y: Math.SQRT1_2 };
  private count = 0;
  private isFramed = false;
  private turn = 0;
  private fit: CanvasFit = {};

  /** Turns and fits the picture. Call it before drawing anything. */
  aim(turn: number, fit: CanvasFit): void {
    const angle = ((45 - turn) * Math.PI) / 180;
    this.lit = { x: Math.cos(angle), y: Math.sin(angle) };
    this.turn = turn;
    this.fit = fit;
  }

  /** Draws a solid thing: its own color, a light rim, a dark rim, an outline. */
  form(
    path: string,
    material: Material,
    { rim = 2.4, inside = '', outline = OUTLINE }: FormOptions = {},
  ): this {
    const number = this.count++;
    const [x, y] = [(this.lit.x * rim) / 2, (this.lit.y * rim) / 2];
    this.parts.push((ids) => {
      const id = `${ids}p${number}`;
      const clip = `${ids}c${number}`;
      const copy = (attributes: Record<string, string | number>) =>
        element('use', { href: `#${id}`, ...attributes });
      return (
        element('clipPath', { id: clip }, element('path', { id, d: path })) +
        element(
          'g',
          { 'clip-path': `url(#${clip})` },
          copy({ fill: material.base }) +
            copy({ x, y, stroke: material.light, 'stroke-width': rim }) +
            copy({ x: -x, y: -y, stroke: material.shade, 'stroke-width': rim }) +
            inside,
        ) +
        copy({ stroke: material.line, 'stroke-width': outline / (this.fit.scale ?? 1) })
      );
    });
    return this;
  }

  /** Clips what `draw` draws at the edge of a shape. Once per canvas, because the clip path has a fixed id. */
  clipped(path: string, draw: (canvas: this) => void): this {
    this.isFramed = true;
    this.parts.push(
      (ids) =>
        element('clipPath', { id: `${ids}frame` }, element('path', { d: path })) +
        `<g clip-path="url(#${ids}frame)">`,
    );
    draw(this);
    this.parts.push('</g>');
    return this;
  }

  /** Draws a small thing in one color with an outline. */
  bit(path: string, material: Material, outline = 1): this {
    this.parts.push(
      element('path', { d: path, fill: material.base, stroke: material.line, 'stroke-width': outline }),
    );
    return this;
  }

  line(path: string, color: string, width = OUTLINE): this {
    this.parts.push(lineOf(path, color, width));
    return this;
  }

  patch(path: string, color: string, opacity?: number): this {
    this.parts.push(patchOf(path, color, opacity));
    return this;
  }

  dot(x: number, y: number, r: number, color: string): this {
    this.parts.push(element('circle', { cx: x, cy: y, r, fill: color }));
    return this;
  }

  /** Draws a small star of light. */
  glint(x: number, y: number, size: number, color = '#ffe08a'): this {
    const [s, w] = [size, size * 0.22].map(rounded);
    this.parts.push(
      element('path', {
        d: `M${rounded(x)} ${rounded(y - size)}q${w} ${rounded(size * 0.78)} ${s} ${s}q-${rounded(size * 0.78)} ${w} -${s} ${s}q-${w} -${rounded(size * 0.78)} -${s} -${s}q${rounded(size * 0.78)} -${w} ${s} -${s}z`,
        fill: color,
      }),
    );
    return this;
  }

  /** The finished picture. */
  toDrawing(): Drawing {
    return new Drawing(SIDE, SIDE, (ids) => {
      const parts = this.parts.map((part) => (typeof part === 'string' ? part : part(ids)));
      const body = (this.isFramed ? '' : this.halo(ids)) + parts.join('');
      const transform = this.transform();
      return transform === '' ? body : element('g', { transform }, body);
    });
  }

  /** A pale edge around all solid things. It separates dark ones from a night sky and is invisible by day. */
  private halo(ids: string): string {
    const forms = Array.from({ length: this.count }, (_, index) =>
      element('use', { href: `#${ids}p${index}` }),
    ).join('');
    return forms === '' ? '' : element('g', { stroke: '#fff', 'stroke-width': HALO, opacity: 0.4 }, forms);
  }

  private transform(): string {
    const { scale = 1, along = 0 } = this.fit;
    const middle = SIDE / 2;
    const steps: string[] = [];
    if (this.turn !== 0) steps.push(`rotate(${rounded(this.turn)} ${middle} ${middle})`);
    if (scale !== 1 || along !== 0) {
      const offset = middle * (1 - scale);
      steps.push(`translate(${rounded(offset)} ${rounded(offset + along)})scale(${scale.toFixed(2)})`);
    }
    return steps.join('');
  }
}

/** Markup of a line inside a form. */
export function lineOf(path: string, color: string, width = OUTLINE): string {
  return element('path', { d: path, stroke: color, 'stroke-width': width });
}

/** Markup of a patch of color inside a form. */
export function patchOf(path: string, color: string, opacity?: number): string {
  return element('path', { d: path, fill: color, 'fill-opacity': opacity });
}
