export { AccountNames } from './account-names.js';
export { accountsCreatedAt } from './created-accounts.js';
