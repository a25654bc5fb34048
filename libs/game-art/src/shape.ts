/** Lightness, chroma and hue of a colour, as `Tone` has them. */
export type ToneNumbers = readonly [lightness: number, chroma: number, hue: number];

/** A rule chooses a variant, or whether a part is drawn. Its arguments follow it in the file. */
export type Rule = readonly [
  kind: 'pick' | 'chance' | 'level' | 'name' | 'named' | 'warrior' | 'id' | 'given',
  ...words: readonly (string | number)[],
];

export type Condition = Rule | { readonly not: Condition };

/** The name of a paint or of a colour with what follows it, or a choice of them. */
export type Paint =
  | readonly [name: string, ...words: readonly (string | number)[]]
  | { readonly by: Rule; readonly of: readonly Paint[] };

/** Alternatives of a color: the first with true conditions and a known paint is used. */
export type Recipe = readonly { readonly if?: readonly Condition[]; readonly use: Paint }[];

/** A number, or the name and the bounds of one that the id chooses. */
export type Measure = number | readonly [aspect: string, low: number, high: number];

/** A colour as it is, or a tone of a slot; without a tone the slot is a colour itself. */
export type PartColor = string | readonly [slot: string, tone?: string];

/** Path data, or the variants of it. */
export type Outline = string | { readonly by: Rule; readonly of: readonly string[] };

export interface Aim {
  readonly turn?: Measure;
  readonly scale?: Measure;
  readonly along?: Measure;
}

/** Holds where all conditions of one of the lists hold. */
export type Conditions = readonly (readonly Condition[])[];

interface Conditional {
  readonly if?: Conditions;
}

/** One element of a shape. A line or patch without a path follows the outline of the form it is in. */
export type Part = Conditional &
  (
    | {
        readonly form: Outline;
        readonly color: string;
        readonly rim?: number;
        readonly outline?: number;
        readonly inside?: readonly Part[];
      }
    | { readonly line: number; readonly color: PartColor; readonly d?: string }
    | { readonly patch: number; readonly color: PartColor; readonly d?: string }
    | { readonly dot: readonly [x: Measure, y: number, r: number]; readonly color: PartColor }
    | { readonly glint: readonly [x: Measure, y: number, r: number]; readonly color?: PartColor }
    | { readonly group: readonly Part[]; readonly aim?: Aim }
    | {
        /** A path in a shape with an outline, as it stands. */
        readonly path: string;
        readonly fill?: PartColor;
        readonly opacity?: string;
        readonly stroke?: PartColor;
        readonly width?: string;
      }
    | {
        readonly by: Rule;
        readonly of: readonly Part[];
        /** Words of names that ask for a variant; only the first `common` ones are picked by the id. */
        readonly names?: readonly (string | null)[];
        readonly common?: number;
      }
  );

/** The body of a monster, back to front: `outline` lies before `behind`, `marks` within it. */
export interface ShapeBody {
  readonly outline: Outline;
  readonly behind: readonly Part[];
  readonly marks: readonly Part[];
  readonly front: readonly Part[];
  /** Numbers of what is drawn on the body, as `Body` names them. */
  readonly places: {
    readonly face: readonly number[];
    readonly crown: readonly number[];
    readonly shadow: readonly number[];
    readonly shoulders?: readonly number[];
  };
  readonly flags: Readonly<Partial<Record<'floats' | 'glowing-eyes' | 'mouthless' | 'crowned', Conditions>>>;
}

/** One file of `shapes/`, read. */
export interface Shape {
  readonly aim?: Aim;
  readonly body?: ShapeBody;
  readonly slots: Readonly<Record<string, Recipe>>;
  readonly parts: readonly Part[];
}
