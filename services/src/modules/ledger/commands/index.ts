export { registerLedgerCommand } from './ledger-command.js';
