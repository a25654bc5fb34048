import { ConfirmedEmailEntity } from './accounts/mail-accounts.js';
import { LoginAttemptEntity } from './attempts/attempts.repository.js';
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

export { identityMigrations } from './migrations.js';
