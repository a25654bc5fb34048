export const GATE_MARKUP = `<path d="M7 26V15a9 9 0 0 1 18 0v11h-4V15a5 5 0 0 0-10 0v11z" fill="#f2a65a"/>
<path d="M11 26V15a5 5 0 0 1 10 0v11z" fill="#fff1cf"/>
<path d="M6 25h6v2H6zm14 0h6v2h-6z" fill="#c9733a"/>
`;

export const ICON_SKY = '#2a2350';

export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="${ICON_SKY}"/>
<path d="M0 23c6-5 10-5 16-2s10 3 16-1v5a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" fill="#3f7d4e"/>
${GATE_MARKUP}</svg>
`;

/** Icons of an installed site: the side in pixels for each address. */
export const APP_ICONS = { '/cards/icon-192.png': 192, '/cards/icon.png': 512 } as const;
export const APP_ICON = '/cards/icon.png';

/** The logo up to the edges. Devices cut the icon of an installed site to a circle or a square, and keep only its middle four fifths. */
export function appIconDrawing(side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-3 -3 38 38">
<rect x="-3" y="-3" width="38" height="38" fill="${ICON_SKY}"/>
<path d="M-3 24c8-6 12-6 19-3s12 3 19-2v16H-3z" fill="#3f7d4e"/>
${GATE_MARKUP}</svg>
`;
}
