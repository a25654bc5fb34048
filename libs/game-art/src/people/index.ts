export { drawCharacter } from './draw-character.js';
export { drawNpc, type NpcDescription } from './draw-npc.js';
