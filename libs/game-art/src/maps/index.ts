export { drawMap, drawMinimap, type MapPicture } from './draw-map.js';
export { mapFrame, type MapFrame } from './map-frame.js';
export { SKIES, type Sky } from './map-style.js';
