import { AccountExitEntity, LoginServerEntity } from './presence.entities.js';

export { probePort, type PortState } from './login-port.js';
export { LoginServer } from './login-server.js';
export { LOGIN_SERVER, LoginServerEntity } from './presence.entities.js';
export { lastLoginText, LoginRows } from './login-rows.js';
export { PRESENCES, type KnownPresence, type Presence } from './presence.js';
export { PresenceRepository, type JudgedAccount } from './presence.repository.js';
export { PresenceWatch } from './presence-watch.js';

export const presenceEntities = [AccountExitEntity, LoginServerEntity];

export { presenceMigrations } from './migrations.js';
