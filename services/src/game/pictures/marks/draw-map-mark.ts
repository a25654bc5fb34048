import { PictureChoices } from '../choices.js';
import { materialOf } from '../color.js';
import { element, svgDocument } from '../svg.js';

/** What is known of a map; all but the id may be missing. */
export interface MapMarkDescription {
  readonly id: number;
  readonly mark?: string;
  readonly region?: string;
  readonly isTown?: boolean;
}

/** The emblem of a map. */
export function drawMapMark({ id }: MapMarkDescription): string {
  const { base, line } = materialOf({
    lightness: 0.7,
    chroma: 0.12,
    hue: new PictureChoices('mark', id).between('hue', 0, 360),
  });
  return svgDocument(
    { width: 32 },
    element('circle', { cx: 16, cy: 16, r: 13, fill: base, stroke: line, 'stroke-width': 1.5 }),
  );
}
