import {
  BridgeGrantEntity,
  LedgerEntryEntity,
  LedgerHeadEntity,
  LedgerLossEntity,
  PendingGrantEntity,
} from './ledger.entities.js';
import { CreateLedger1780000007000 } from './migrations/1780000007000-create-ledger.js';
import { AddCallName1780000015000 } from './migrations/1780000015000-add-call-name.js';
import { CreateLedgerLoss1780000015200 } from './migrations/1780000015200-create-ledger-loss.js';
import { CreateBridgeGrant1780000024400 } from './migrations/1780000024400-create-bridge-grant.js';

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

export const ledgerMigrations = [
  CreateLedger1780000007000,
  AddCallName1780000015000,
  CreateLedgerLoss1780000015200,
  CreateBridgeGrant1780000024400,
];
