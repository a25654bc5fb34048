export { default } from '../../tools/jest/node.mjs';
