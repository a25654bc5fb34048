/** The pages of all logs, which are one chunk. */
export { AuditLogPage } from './audit/audit-log-page';
export { BossLogPage } from './boss/boss-log-page';
export { ExpLogPage } from './exp/exp-log-page';
export { InkwellLogPage } from './inkwell/inkwell-log-page';
export { NxCreditLogPage } from './nx-credit/nx-credit-log-page';
export { ScrollingLogPage } from './scrolling/scrolling-log-page';
export { VoteLogPage } from './votes/vote-log-page';
