export { PictureChoices } from './choices.js';
export { hexOf, materialOf, type Material, type Tone } from './color.js';
export { element, escaped, pathData, rounded, svgDocument } from './svg.js';
