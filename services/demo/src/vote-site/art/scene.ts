export const SCENE = { width: 1200, height: 260 };

/** A picture for the head of a page: a sky in so many colours, and what stands before it. It is cut where it does not fit. */
export function svgScene(
  sky: readonly (readonly [offset: string, color: string])[],
  content: string,
): string {
  const stops = sky.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
  return `<svg class="scene" viewBox="0 0 ${SCENE.width} ${SCENE.height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true" stroke-linejoin="round" stroke-linecap="round">
<linearGradient id="scene-sky" x2="0" y2="1">${stops}</linearGradient>
<path d="M0 0H${SCENE.width}V${SCENE.height}H0z" fill="url(#scene-sky)"/>
${content}</svg>`;
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}
