export { DEFAULT_LOOK, drawCharacter, FIRST_LONG_COAT, type CharacterLook } from './draw-character.js';
export { drawNpc, type NpcDescription } from './draw-npc.js';
