export { AccountNames } from './account-names.js';
