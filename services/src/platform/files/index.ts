export { isAbsent, readSmallFile } from './read-small-file.js';
