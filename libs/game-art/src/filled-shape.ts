import { Canvas, type CanvasFit, lineOf, patchOf } from './canvas.js';
import { type Material, materialOf } from './color.js';
import { type ShapeName, SHAPES } from './generated/shapes.js';
import type {
  Aim,
  Conditions,
  Measure,
  Outline,
  Paint,
  Part,
  PartColor,
  Place,
  Recipe,
  Rule,
  Shape,
} from './shape.js';
import { type GivenColors, ShapeRules, type ShapeSubject } from './shape-rules.js';

export type NameIn<Folder extends string> = ShapeName extends infer Name
  ? Name extends `${Folder}/${infer Leaf}`
    ? Leaf
    : never
  : never;

const tones = new WeakMap<readonly (string | number)[], Material>();

/** Mixes a fixed color once and caches it. */
function toneOf(paint: readonly (string | number)[]): Material {
  let material = tones.get(paint);
  if (material === undefined) {
    const [lightness = 0, chroma = 0, hue = 0] = paint.slice(1).map(Number);
    material = materialOf({ lightness, chroma, hue });
    tones.set(paint, material);
  }
  return material;
}

/** A shape with its subject. Its colors and choices are made once. */
export class FilledShape {
  readonly shape: Shape;
  private readonly materials = new Map<string, Material>();
  private readonly rules: ShapeRules;

  /** `given` are colors of slots that the shape leaves open. */
  constructor(
    name: ShapeName,
    private readonly subject: ShapeSubject,
    private readonly given: GivenColors = {},
  ) {
    this.shape = SHAPES[name];
    this.rules = new ShapeRules(subject, given);
  }

  meets(conditions: Conditions): boolean {
    return this.rules.meets(conditions);
  }

  /** Draws the shape on a new canvas, turned as its file says. */
  toCanvas(): Canvas {
    const canvas = new Canvas();
    if (this.shape.aim !== undefined) this.aim(canvas, this.shape.aim);
    this.drawOn(canvas);
    return canvas;
  }

  drawOn(canvas: Canvas): void {
    this.draw(canvas, this.shape.parts);
  }

  /** Markup of the shape's paths, which inherit an outline. */
  toMarkup(): string {
    return this.paths(this.shape.parts);
  }

  private aim(canvas: Canvas, { turn = 0, scale, along }: Aim): void {
    const fit: CanvasFit = {};
    if (scale !== undefined) fit.scale = this.measure(scale);
    if (along !== undefined) fit.along = this.measure(along);
    canvas.aim(this.measure(turn), fit);
  }

  private draw(canvas: Canvas, parts: readonly Part[]): void {
    for (const part of parts) if (this.isDrawn(part)) this.drawPart(canvas, part);
  }

  private drawPart(canvas: Canvas, part: Part): void {
    if ('form' in part) {
      const { rim, outline, inside } = part;
      const [path, material] = [this.path(part.form), this.material(part.color)];
      if (rim === 0) canvas.bit(path, material, outline);
      else
        canvas.form(path, material, {
          rim: rim && this.measure(rim),
          outline,
          inside: this.markup(inside, path),
        });
    } else if ('line' in part) canvas.line(this.path(part.d ?? ''), this.color(part.color), part.line);
    else if ('patch' in part)
      canvas.patch(this.path(part.d ?? ''), this.color(part.color), opacityOf(part.patch));
    else if ('dot' in part) {
      const [x, y, r] = part.dot;
      canvas.dot(this.measure(x), y, r, this.color(part.color));
    } else if ('glint' in part) {
      const [x, y, size] = part.glint;
      canvas.glint(this.measure(x), y, size, part.color === undefined ? undefined : this.color(part.color));
    } else if ('group' in part) {
      if (part.aim !== undefined) this.aim(canvas, part.aim);
      this.draw(canvas, part.group);
    } else if ('by' in part) this.draw(canvas, this.variant(part));
  }

  /** Markup of the paths of parts. */
  paths(parts: readonly Part[]): string {
    let markup = '';
    for (const part of parts) {
      if (!this.isDrawn(part)) continue;
      if ('path' in part) markup += this.element(part);
      else if ('group' in part) markup += this.paths(part.group);
      else if ('by' in part) markup += this.paths(this.variant(part));
    }
    return markup;
  }

  private element({ path, fill, opacity, stroke, width }: Extract<Part, { path: unknown }>): string {
    let markup = `<path d="${this.path(path)}"`;
    if (fill !== undefined) markup += ` fill="${this.color(fill)}"`;
    if (opacity !== undefined) markup += ` fill-opacity="${opacity}"`;
    if (stroke !== undefined) markup += ` stroke="${this.color(stroke)}"`;
    if (width !== undefined) markup += ` stroke-width="${width}"`;
    return `${markup}/>`;
  }

  /** Markup of parts inside a form. A part without a path uses the form's. */
  private markup(parts: readonly Part[] | undefined, outline: string): string {
    return (parts ?? [])
      .map((part) => {
        if (!this.isDrawn(part)) return '';
        if ('line' in part) return lineOf(this.path(part.d ?? outline), this.color(part.color), part.line);
        if ('patch' in part)
          return patchOf(this.path(part.d ?? outline), this.color(part.color), opacityOf(part.patch));
        if ('group' in part) return this.markup(part.group, outline);
        return 'of' in part ? this.markup(this.variant(part), outline) : '';
      })
      .join('');
  }

  private variant({ by, of, names, common = of.length }: Extract<Part, { by: Rule }>): readonly Part[] {
    const named = names?.findIndex((word) => word !== null && this.rules.isNamed(word)) ?? -1;
    return of.slice(named >= 0 ? named : this.rules.index(by, common)).slice(0, 1);
  }

  /** Path data of an outline for the subject's choices. */
  path(outline: Outline): string {
    const path =
      typeof outline === 'object' && 'of' in outline
        ? (outline.of[this.rules.index(outline.by, outline.of.length)] ?? '')
        : outline;
    return this.rules.path(path);
  }

  /** Numbers of a place for the subject's choices. */
  place(place: Place): number[] {
    return this.rules.place(place);
  }

  private isDrawn({ if: conditions }: Part): boolean {
    return conditions === undefined || this.rules.meets(conditions);
  }

  private color(color: PartColor): string {
    if (typeof color === 'string') return color;
    const [slot, tone] = color;
    const given = this.given[slot];
    if (typeof given === 'string') return given;
    return (given ?? this.material(slot))[tone as keyof Material];
  }

  /** Material of a slot: the given one, else the one that its recipe chooses. */
  material(slot: string): Material {
    const given = this.given[slot];
    if (typeof given === 'object') return given;
    let material = this.materials.get(slot);
    if (material === undefined) {
      material = this.mixed(this.shape.slots[slot] ?? [{ use: [slot] }]);
      this.materials.set(slot, material);
    }
    return material;
  }

  private mixed(recipe: Recipe): Material {
    for (const { if: conditions = [], use } of recipe) {
      const material = conditions.every((condition) => this.rules.holds(condition))
        ? this.paint(use)
        : undefined;
      if (material !== undefined) return material;
    }
    throw new Error('a slot without a colour');
  }

  private paint(paint: Paint): Material | undefined {
    if ('by' in paint) {
      const picked = paint.of[this.rules.index(paint.by, paint.of.length)];
      return picked === undefined ? undefined : this.paint(picked);
    }
    const [name, ...rest] = paint;
    if (name === 'tone') return toneOf(paint);
    return name in this.shape.slots ? this.material(name) : this.subject.paints(name, rest);
  }

  private measure(measure: Measure): number {
    if (typeof measure === 'number') return measure;
    const [choice, low, high] = measure;
    return low + this.rules.share(choice) * (high - low);
  }
}

function opacityOf(patch: number): number | undefined {
  return patch === 1 ? undefined : patch;
}
