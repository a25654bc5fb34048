import { element, rounded, svgDocument, SVG_PRESENTATION } from './svg.js';

/** A place in another document, in that document's units. */
export interface DrawingBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface NestingOptions {
  /** Prefix of the ids, different for each drawing in a document. */
  readonly ids: string;
  /** `meet` shows the whole drawing, also beyond its edge. `slice` fills the box with its middle and clips the rest. */
  readonly fit?: 'meet' | 'slice';
}

/** A picture that can be a document of its own or part of another one. */
export class Drawing {
  /** `markupOf` writes the picture's content with the given prefix before all ids. */
  constructor(
    readonly width: number,
    readonly height: number,
    private readonly markupOf: (ids: string) => string,
  ) {}

  /** The whole document, one pixel per unit. */
  toSvg(): string {
    return svgDocument(this, this.markupOf(''));
  }

  /** Markup of the drawing inside another document, scaled and centered in the box. */
  nestedIn(box: DrawingBox, { ids, fit = 'meet' }: NestingOptions): string {
    const { x, y, width, height } = box;
    return element(
      'svg',
      {
        x,
        y,
        width,
        height,
        viewBox: `0 0 ${rounded(this.width)} ${rounded(this.height)}`,
        preserveAspectRatio: `xMidYMid ${fit}`,
        overflow: fit === 'meet' && 'visible',
        ...SVG_PRESENTATION,
      },
      this.markupOf(ids),
    );
  }
}
