import { type Bounds, boundsOfPath, type Warp, warpPath } from './path-points.js';

/** The figures are written as paths alone: what they are filled and outlined with stands behind their data. */
const PATHS = /<path d="([^"]+)"([^>]*)\/>/g;

/** Markup with the points of all its paths moved. */
export function warpMarkup(markup: string, warp: Warp): string {
  return markup.replaceAll(
    PATHS,
    (_path, data: string, style: string) => `<path d="${warpPath(data, warp)}"${style}/>`,
  );
}

/** Markup whose outlines are as many times as wide; those that are inherited remain. */
export function scaleOutlines(markup: string, scale: number): string {
  return markup.replaceAll(
    /stroke-width="([^"]+)"/g,
    (_attribute, width: string) => `stroke-width="${String(Math.round(Number(width) * scale * 100) / 100)}"`,
  );
}

/** The bounds of all paths with their outlines. */
export function boundsOfMarkup(markup: string, outlineWidth: number): Bounds | undefined {
  const all = [...markup.matchAll(PATHS)].flatMap(([, data = '', style = '']) => {
    const bounds = boundsOfPath(data);
    const half = outlineOf(style, outlineWidth) / 2;
    return bounds === undefined
      ? []
      : [
          {
            left: bounds.left - half,
            top: bounds.top - half,
            right: bounds.right + half,
            bottom: bounds.bottom + half,
          },
        ];
  });
  return all.length === 0
    ? undefined
    : {
        left: Math.min(...all.map(({ left }) => left)),
        top: Math.min(...all.map(({ top }) => top)),
        right: Math.max(...all.map(({ right }) => right)),
        bottom: Math.max(...all.map(({ bottom }) => bottom)),
      };
}

function outlineOf(style: string, inherited: number): number {
  if (style.includes('stroke="none"')) return 0;
  const own = /stroke-width="([^"]+)"/.exec(style)?.[1];
  return own === undefined ? inherited : Number(own);
}
