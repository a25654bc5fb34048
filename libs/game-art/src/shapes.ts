/** A part that inherits its outline. */
export function part(fill: string, path: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Colour without an outline: light, shade, spots. */
export function stain(fill: string, path: string): string {
  return `<path d="${path}" fill="${fill}" stroke="none"/>`;
}

/** A line in the colour of the outline. */
export function line(path: string): string {
  return `<path d="${path}"/>`;
}

/** A line of a colour and width of its own. */
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
