export { AccountNames, accountsCreatedAt, isGameName } from './account-names.js';
