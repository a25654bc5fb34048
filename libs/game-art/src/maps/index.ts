export { drawMap, drawMinimap, type MapPicture } from './draw-map.js';
export { drawWorld, WORLD_FORMS, type WorldForm, type WorldPicture } from './draw-world.js';
export { mapFrame, type MapFrame } from './map-frame.js';
export { SKIES, type Sky } from './map-style.js';
