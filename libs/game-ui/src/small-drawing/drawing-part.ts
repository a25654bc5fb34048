/** A part of a drawing: a paint of `small-drawing.module.css` and a path, 48 units square. */
export type DrawingPart = readonly [paint: string, path: string];
