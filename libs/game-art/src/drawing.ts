import { element, rounded, svgDocument, SVG_PRESENTATION } from './svg.js';

/** A place in another document, in its units. */
export interface DrawingBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface NestingOptions {
  /** The prefix of its ids, different for each drawing of a document. */
  readonly ids: string;
  /** `meet` shows all of the drawing, also what stands out over its edge; `slice` fills the box with its middle, cut off at the edge. */
  readonly fit?: 'meet' | 'slice';
}

/** A picture by its parts, so that it can stand alone or within another one. */
export class Drawing {
  /** `markupOf` writes what is in the picture, all ids with the given prefix. */
  constructor(
    readonly width: number,
    readonly height: number,
    private readonly markupOf: (ids: string) => string,
  ) {}

  /** The whole document, one pixel a unit. */
  toSvg(): string {
    return svgDocument(this, this.markupOf(''));
  }

  /** Markup of the drawing within another document, scaled to the box and in its middle. */
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
