export { AccountNames } from './account-names.js';
export { accountsCreatedAt } from './account-names.js';
