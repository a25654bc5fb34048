import { Canvas, type CanvasFit, lineOf, patchOf } from './canvas.js';
import type { PictureChoices } from './choices.js';
import { type Material, materialOf } from './color.js';
import { type ShapeName, SHAPES } from './generated/shapes.js';
import type {
  Aim,
  Condition,
  Conditions,
  Measure,
  Outline,
  Paint,
  Part,
  PartColor,
  Recipe,
  Rule,
  Shape,
} from './shape.js';

/** The names of the shapes in a folder. */
export type NameIn<Folder extends string> = ShapeName extends infer Name
  ? Name extends `${Folder}/${infer Leaf}`
    ? Leaf
    : never
  : never;

/** Names of things whose colours a shape gives: colours of the palette and those that depend on the thing. */
export type Paints = (name: string, words: readonly (string | number)[]) => Material | undefined;

/** What a shape is filled by. */
export interface ShapeSubject {
  readonly choices: PictureChoices;
  readonly paints: Paints;
  readonly id?: number;
  readonly name?: string;
  readonly level?: number;
  readonly isWarrior?: boolean;
}

/** Colours that a shape leaves open; undefined where there is nothing of it. */
export type GivenColors = Readonly<Record<string, Material | string | undefined>>;

const patterns = new Map<string, RegExp>();

const tones = new WeakMap<readonly (string | number)[], Material>();

/** A colour that is the same for all: mixed once. */
function toneOf(paint: readonly (string | number)[]): Material {
  let material = tones.get(paint);
  if (material === undefined) {
    const [lightness = 0, chroma = 0, hue = 0] = paint.slice(1).map(Number);
    material = materialOf({ lightness, chroma, hue });
    tones.set(paint, material);
  }
  return material;
}

function isNamed(name: string, source: string): boolean {
  let word = patterns.get(source);
  if (word === undefined) {
    word = new RegExp(source, 'i');
    patterns.set(source, word);
  }
  return word.test(name);
}

/** One shape on its way to a picture: its colours and choices are made once. */
export class FilledShape {
  readonly shape: Shape;
  private readonly materials = new Map<string, Material>();

  /** `given` are the slots that the shape does not fill itself. */
  constructor(
    name: ShapeName,
    private readonly subject: ShapeSubject,
    private readonly given: GivenColors = {},
  ) {
    this.shape = SHAPES[name];
  }

  /** The shape on a canvas of its own. */
  toCanvas(): Canvas {
    const canvas = new Canvas();
    if (this.shape.aim !== undefined) this.aim(canvas, this.shape.aim);
    this.drawOn(canvas);
    return canvas;
  }

  drawOn(canvas: Canvas): void {
    this.draw(canvas, this.shape.parts);
  }

  /** The paths of a shape with an outline as markup, which inherits it. */
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
      else canvas.form(path, material, { rim, outline, inside: this.markup(inside, path) });
    } else if ('line' in part) canvas.line(part.d ?? '', this.color(part.color), part.line);
    else if ('patch' in part) canvas.patch(part.d ?? '', this.color(part.color), opacityOf(part.patch));
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

  /** The paths of some parts as markup. */
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

  private element({ path, fill, opacity, stroke, width }: Extract<Part, { path: string }>): string {
    let markup = `<path d="${path}"`;
    if (fill !== undefined) markup += ` fill="${this.color(fill)}"`;
    if (opacity !== undefined) markup += ` fill-opacity="${opacity}"`;
    if (stroke !== undefined) markup += ` stroke="${this.color(stroke)}"`;
    if (width !== undefined) markup += ` stroke-width="${width}"`;
    return `${markup}/>`;
  }

  /** What is within a form; a part without a path of its own follows the form's. */
  private markup(parts: readonly Part[] | undefined, outline: string): string {
    return (parts ?? [])
      .map((part) => {
        if (!this.isDrawn(part)) return '';
        if ('line' in part) return lineOf(part.d ?? outline, this.color(part.color), part.line);
        if ('patch' in part) return patchOf(part.d ?? outline, this.color(part.color), opacityOf(part.patch));
        if ('group' in part) return this.markup(part.group, outline);
        return 'of' in part ? this.markup(this.variant(part), outline) : '';
      })
      .join('');
  }

  private variant({ by, of, names, common = of.length }: Extract<Part, { by: Rule }>): readonly Part[] {
    const named = names?.findIndex((word) => word !== null && isNamed(this.subject.name ?? '', word)) ?? -1;
    return of.slice(named >= 0 ? named : this.index(by, common)).slice(0, 1);
  }

  /** The path data of an outline. */
  path(outline: Outline): string {
    return typeof outline === 'string'
      ? outline
      : (outline.of[this.index(outline.by, outline.of.length)] ?? '');
  }

  private isDrawn({ if: conditions }: Part): boolean {
    return conditions === undefined || this.meets(conditions);
  }

  meets(conditions: Conditions): boolean {
    return conditions.some((list) => list.every((condition) => this.holds(condition)));
  }

  /** Which of so many variants a condition asks for: the first where it holds, the second where it does not. */
  private index(by: Rule, count: number): number {
    const { choices, level = 0, id = 0 } = this.subject;
    const [kind, ...rest] = by;
    switch (kind) {
      case 'pick':
        return choices.integer(String(rest[0]), 0, count - 1);
      case 'level':
        return rest.filter((from) => level >= Number(from)).length;
      case 'id':
        return Math.floor(id / Number(rest[0])) % count;
      default:
        return this.holds(by) ? 0 : 1;
    }
  }

  private holds(condition: Condition): boolean {
    if ('not' in condition) return !this.holds(condition.not);
    const [kind, word, ...rest] = condition;
    const { choices, level = 0, name = '', isWarrior = false, paints } = this.subject;
    switch (kind) {
      case 'chance': {
        const [probability, perLevel = 0] = rest.map(Number);
        return choices.chance(String(word), (probability ?? 0) + perLevel * level);
      }
      case 'level':
        return level >= Number(word);
      case 'name':
        return isNamed(name, String(word));
      case 'named':
        return paints('named', []) !== undefined;
      case 'warrior':
        return isWarrior;
      case 'given':
        return this.given[String(word)] !== undefined;
      default:
        throw new Error(`${kind} is no condition that holds or not`);
    }
  }

  private color(color: PartColor): string {
    if (typeof color === 'string') return color;
    const [slot, tone] = color;
    const given = this.given[slot];
    if (typeof given === 'string') return given;
    return (given ?? this.material(slot))[tone as keyof Material];
  }

  /** The material of a slot. */
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
      const material = conditions.every((condition) => this.holds(condition)) ? this.paint(use) : undefined;
      if (material !== undefined) return material;
    }
    throw new Error('a slot without a colour');
  }

  private paint(paint: Paint): Material | undefined {
    if ('by' in paint) {
      const picked = paint.of[this.index(paint.by, paint.of.length)];
      return picked === undefined ? undefined : this.paint(picked);
    }
    const [name, ...rest] = paint;
    if (name === 'tone') return toneOf(paint);
    return name in this.shape.slots ? this.material(name) : this.subject.paints(name, rest);
  }

  private measure(measure: Measure): number {
    return typeof measure === 'number' ? measure : this.subject.choices.between(...measure);
  }
}

function opacityOf(patch: number): number | undefined {
  return patch === 1 ? undefined : patch;
}
