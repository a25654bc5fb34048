/** A part that inherits an outline. */
export function part(fill: string, path: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A spot without an outline: light, shade, a pattern. */
export function stain(fill: string, path: string): string {
  return `<path d="${path}" fill="${fill}" stroke="none"/>`;
}

/** A line with its own color and width. */
export function stroke(color: string, width: number, path: string): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${String(width)}"/>`;
}

/** The path of an ellipse. */
export function oval(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const [left, width] = [short(x - radiusX), short(radiusX * 2)];
  const [rx, ry] = [short(radiusX), short(radiusY)];
  return `M${left} ${short(y)}a${rx} ${ry} 0 1 1 ${width} 0a${rx} ${ry} 0 1 1-${width} 0z`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
