import {
  BridgeGrantEntity,
  LedgerEntryEntity,
  LedgerHeadEntity,
  LedgerLossEntity,
  PendingGrantEntity,
} from './ledger.entities.js';

export { operationKeyOf, type BalanceChange, type LedgerOperation } from './balances/balance-change.js';
export { EntryNotes } from './history/history.service.js';
export { GrantsService, type Grant } from './grants/grants.service.js';
export { InGameService } from './in-game/in-game.service.js';
export { LedgerModule } from './ledger.module.js';
export { LedgerService, type NewBalances } from './ledger.service.js';
export * from './reports.js';
export { incompleteGrants } from './in-game/incomplete-grants.js';
export { countOpenLosses } from './losses/losses.repository.js';
export { verifyLedger } from './verification/verify-ledger.js';

export const ledgerEntities = [
  BridgeGrantEntity,
  LedgerEntryEntity,
  LedgerHeadEntity,
  LedgerLossEntity,
  PendingGrantEntity,
];

export { ledgerMigrations } from './migrations.js';
