import { ConfirmedEmailEntity } from './accounts/mail-accounts.js';
import { LoginAttemptEntity } from './attempts/attempts.repository.js';
import { CreateSession1780000000100 } from './migrations/1780000000100-create-session.js';
import { CreateIdentity1780000006000 } from './migrations/1780000006000-create-identity.js';
import { AddPasswordMark1780000014000 } from './migrations/1780000014000-add-password-mark.js';
import { AddBegunAttempts1780000015400 } from './migrations/1780000015400-add-begun-attempts.js';
import { RecoveryCodeEntity, SecondFactorEntity } from './one-time-codes/one-time-codes.repository.js';
import { PasskeyEntity } from './passkeys/passkeys.repository.js';
import { MailTokenEntity } from './recovery/mail-tokens.js';
import { SessionEntity } from './sessions/sessions.repository.js';
import { AuthTicketEntity } from './tickets/tickets.service.js';

export { MailAccounts } from './accounts/mail-accounts.js';
export type { Roles } from './accounts/roles.js';
export * from './administration/administered-accounts.js';
export { BanWriter, type NewBan } from './administration/ban-writer.js';
export { setPassword, setWebAdmin } from './commands/admin-command.js';
export { countFormats, readsSalts } from './passwords/format-of-new-passwords.js';
export { PasswordHasher } from './passwords/password-hasher.js';
export { kindOfStored, SHORTEST_HASH } from './passwords/stored-password.js';
export { ACCOUNT_COLUMNS } from './registration/registered-accounts.repository.js';
export { DefaultPasswords } from './passwords/default-passwords.js';
export { IdentityModule } from './identity.module.js';
export * from './reports.js';
export { SessionsService } from './sessions/sessions.service.js';
export { MAX_ENDPOINT } from './login/login.dto.js';

export const identityEntities = [
  SessionEntity,
  LoginAttemptEntity,
  AuthTicketEntity,
  SecondFactorEntity,
  RecoveryCodeEntity,
  PasskeyEntity,
  MailTokenEntity,
  ConfirmedEmailEntity,
];

export const identityMigrations = [
  CreateSession1780000000100,
  CreateIdentity1780000006000,
  AddPasswordMark1780000014000,
  AddBegunAttempts1780000015400,
];
