/** Colours of share cards and signatures, which stand alone: they know no scheme of a page. */
export const INK = '#2c2540';
export const QUIET = '#6a5f7d';
export const PAPER = '#fffaf0';
export const EMBER = '#d9651c';
export const WELL_COLOR = '#e4f1f5';
export const GRASS = '#b5dc9c';
export const FIRST_CHIP = { ground: '#fde6cf', letters: '#8f3d0a' };
export const OTHER_CHIP = { ground: '#efe9f7', letters: '#4a3d6b' };
