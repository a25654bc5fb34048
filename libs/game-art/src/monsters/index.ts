export { drawMonster, type MonsterDescription } from './draw-monster.js';
