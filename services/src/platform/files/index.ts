export { isAbsent } from './file-errors.js';
export { readSmallFile } from './read-small-file.js';
