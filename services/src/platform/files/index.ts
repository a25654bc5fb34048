export { readSmallFile } from './read-small-file.js';
