/** Lightness, chroma and hue of a color, as in `Tone`. */
export type ToneNumbers = readonly [lightness: number, chroma: number, hue: number];

/** A rule chooses a variant, or decides whether a part is drawn. In the file, its arguments follow the kind. */
export type Rule = readonly [
  kind: 'pick' | 'chance' | 'level' | 'name' | 'named' | 'warrior' | 'id' | 'given',
  ...words: readonly (string | number)[],
];

export type Condition = Rule | { readonly not: Condition };

/** Name of a paint or color with its arguments, or a choice between paints. */
export type Paint =
  | readonly [name: string, ...words: readonly (string | number)[]]
  | { readonly by: Rule; readonly of: readonly Paint[] };

/** Alternatives of a color. The first one with true conditions and a known paint is used. */
export type Recipe = readonly { readonly if?: readonly Condition[]; readonly use: Paint }[];

/** A number, or a choice between two bounds, by its name. */
export type Measure = number | readonly [aspect: string, low: number, high: number];

/** A fixed color, or a tone of a slot. Without a tone, the slot itself is a color. */
export type PartColor = string | readonly [slot: string, tone?: string];

/** Path data, or path data that changes with choices: `d` if all of them are 0, and in `at` if one of them is 1. */
export type Path = string | { readonly d: string; readonly at: Readonly<Record<string, string>> };

/** A path, or its variants. */
export type Outline = Path | { readonly by: Rule; readonly of: readonly Path[] };

/** Numbers of a place, which may change like a path. */
export interface Place {
  readonly numbers: readonly number[];
  readonly at: Readonly<Record<string, readonly number[]>>;
}

export interface Aim {
  readonly turn?: Measure;
  readonly scale?: Measure;
  readonly along?: Measure;
}

/** True if all conditions of at least one list are true. */
export type Conditions = readonly (readonly Condition[])[];

interface Conditional {
  readonly if?: Conditions;
}

/** One element of a shape. A line or patch without a path follows the outline of its form. */
export type Part = Conditional &
  (
    | {
        readonly form: Outline;
        readonly color: string;
        readonly rim?: Measure;
        readonly outline?: number;
        readonly inside?: readonly Part[];
      }
    | { readonly line: number; readonly color: PartColor; readonly d?: Path }
    | { readonly patch: number; readonly color: PartColor; readonly d?: Path }
    | { readonly dot: readonly [x: Measure, y: number, r: number]; readonly color: PartColor }
    | { readonly glint: readonly [x: Measure, y: number, r: number]; readonly color?: PartColor }
    | { readonly group: readonly Part[]; readonly aim?: Aim }
    | {
        /** A path for shapes that inherit an outline. */
        readonly path: Path;
        readonly fill?: PartColor;
        readonly opacity?: string;
        readonly stroke?: PartColor;
        readonly width?: string;
      }
    | {
        readonly by: Rule;
        readonly of: readonly Part[];
        /** Words of names that choose a variant. Without such a word, the id chooses among the first `common` ones. */
        readonly names?: readonly (string | null)[];
        readonly common?: number;
      }
  );

/** The body of a monster, back to front: `behind`, then `outline` with `marks` inside it, then `front`. */
export interface ShapeBody {
  readonly outline: Outline;
  readonly behind: readonly Part[];
  readonly marks: readonly Part[];
  readonly front: readonly Part[];
  /** Places on the body, as in `Body`. */
  readonly places: {
    readonly face: Place;
    readonly crown: Place;
    readonly shadow: Place;
    readonly shoulders?: Place;
  };
  readonly flags: Readonly<Partial<Record<'floats' | 'glowing-eyes' | 'mouthless' | 'crowned', Conditions>>>;
}

/** The content of a file in `shapes/`. */
export interface Shape {
  readonly aim?: Aim;
  readonly body?: ShapeBody;
  readonly slots: Readonly<Record<string, Recipe>>;
  readonly parts: readonly Part[];
}
