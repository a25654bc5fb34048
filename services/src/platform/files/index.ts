export { isAbsent } from './read-small-file.js';
export { readSmallFile } from './read-small-file.js';
