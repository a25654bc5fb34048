/** Areas that `doctor` checks, in the order of its table. */
export const DOCTOR_AREAS = ['game', 'site', 'accounts', 'content', 'features'] as const;
export type DoctorArea = (typeof DOCTOR_AREAS)[number];

/** Checks in addition to those for features that a game's database may lack. */
export const DOCTOR_CHECKS = {
  game: { area: 'game', name: 'game database' },
  serverStatus: { area: 'game', name: 'server status' },
  bridge: { area: 'game', name: 'game bridge' },
  storePrices: { area: 'game', name: 'store prices' },
  version: { area: 'game', name: 'database version' },
  writing: { area: 'game', name: 'database writes' },
  connections: { area: 'game', name: 'database connections' },
  cluster: { area: 'game', name: 'database cluster' },
  letters: { area: 'game', name: 'table encodings' },
  accountTable: { area: 'accounts', name: 'account table' },
  saltedPasswords: { area: 'accounts', name: 'salted passwords' },
  unknownPasswords: { area: 'accounts', name: 'unknown password formats' },
  zones: { area: 'game', name: 'time zones' },
  settings: { area: 'site', name: 'server settings' },
  portalTables: { area: 'site', name: 'portal tables' },
  releases: { area: 'site', name: 'live pages' },
  releaseFiles: { area: 'site', name: 'release files' },
  background: { area: 'site', name: 'background work' },
  proxies: { area: 'site', name: 'visitor addresses' },
  sharedCaches: { area: 'site', name: 'shared caches' },
  mail: { area: 'site', name: 'email' },
  backups: { area: 'site', name: 'backups' },
  voteSites: { area: 'site', name: 'vote sites' },
  voteSite: { area: 'site', name: 'vote site' },
  webAdmin: { area: 'accounts', name: 'web admin' },
  defaultPasswords: { area: 'accounts', name: 'admin passwords' },
  secondFactors: { area: 'accounts', name: 'admin second factors' },
  passwords: { area: 'accounts', name: 'password changes' },
  makingAccounts: { area: 'accounts', name: 'account creation' },
  resetting: { area: 'accounts', name: 'character resets' },
  ledger: { area: 'accounts', name: 'ledger' },
  gameFiles: { area: 'content', name: 'names, maps, quests' },
  sprites: { area: 'content', name: 'character pictures' },
} as const satisfies Record<string, { area: DoctorArea; name: string }>;

export type DoctorCheck = keyof typeof DOCTOR_CHECKS;

/** Why something is limited or off, in English. The administration translates these. */
export const DOCTOR_REASONS = {
  demoWorld: 'PORTICO_DATABASE_URL is not set: the first start creates the demo world.',
  lacks: 'The game database has no {{missing}}.',
  noRight: 'The portal’s database user lacks a right: {{right}}.',
  setting: 'Turned off by {{setting}}.',
  tablesToCome: 'The next start creates missing tables: {{count}}.',
  notImported: 'No game files are imported.',
  serverSilent: 'Nothing answers at {{address}}: the server is shown as offline.',
  serverMute:
    'The program at {{address}} doesn’t answer like a login server: it is frozen, or a different program. The server is shown as offline.',
  bridgeSilent:
    'The plug at {{address}} doesn’t answer ({{error}}): data of the running game comes from the database instead.',
  bridgeUntrusted: 'The answers from {{address}} are not trusted: {{error}}.',
  bridgeLacks: 'The plug doesn’t have these calls: {{calls}}.',
  bridgeSlow:
    'The plug took {{milliseconds}} ms to answer: pages don’t wait for it and show older data, with its age.',
  bridgeClock:
    'The game’s clock differs from the portal’s by {{seconds}} s (plus means ahead): news from the game is skipped or late, and a few minutes end the bridge.',
  pricesUnknown:
    'The game keeps prices, channels and rooms in memory only, so stores come from the database without them.',
  resetWhileDown: 'Only while the game server is down: otherwise no one can tell who is playing.',
  spritesAbsent: 'The folder {{folder}} doesn’t exist: the portal draws characters itself.',
  spritesEmpty: 'The folder {{folder}} has no body with a head: the portal draws characters itself.',
  noVoteSites: 'No vote site is set up: players can’t vote.',
  voteSecretMissing: 'Its secret is missing, so its callbacks don’t count.',
  voteListingUnproved:
    'It has no secret: anyone who lists a server on this site can report votes for yours. Once you set one, enter the new address at the site.',
  voteAddressesMissing: 'Its addresses are missing, so its callbacks don’t count.',
  defaultPasswords:
    'Anyone can log in as {{names}}: the password is the name. The role has no effect until the password changes.',
  noWebAdmin: 'No account is a web admin.',
  withoutFactor: 'Admins with a password only: {{names}}.',
  settingsMissing: 'Not set: {{settings}}. The site hides these or uses a default.',
  noMail: 'No email is sent, so a forgotten password can’t be reset.',
  untrustedProxy:
    'Requests come through {{address}}, which is not a trusted proxy: all its visitors count as one. It may be a visitor who pretends to be a proxy. Requests so far: {{requests}}.',
  silentProxy:
    'Browsers come through {{address}} without their own address: all its visitors count as one. It has to send:',
  deliveryNetwork:
    'The header {{header}} names other visitors than X-Forwarded-For. It may be one visitor who sends it. Requests so far: {{requests}}. If a content delivery network is before your web server, all its visitors count as only a few visitors. See',
  unreadableAddress: 'A trusted proxy sends “{{text}}” instead of an address.',
  answersRepeated:
    'A cache in front of {{address}} repeats answers that are for one player only, so players can see each other’s accounts. See',
  addressUnreached:
    'The portal can’t reach itself at {{address}} ({{error}}), so it doesn’t know whether a cache in front of it repeats answers for one player.',
  nothingInService: 'No pages are live.',
  outOfService: 'Not live: {{names}}.',
  bucketFails: 'The bucket doesn’t work ({{error}}): live pages stay, but no release is accepted.',
  filesMissing: 'Neither the database nor a bucket has these files of releases: {{count}}.',
  ledgerFaults: 'Invalid entries found: {{count}}.',
  grantsIncomplete:
    'The game applied purchases or gifts without the balance after them, so the ledger lacks them: {{count}}.',
  ledgerLosses: 'The game overwrote balance changes, not reviewed yet: {{count}}.',
  backupsUnknown: 'The portal makes no backups, and knows of none.',
  backupsAbsent:
    'There is no backup in {{folder}} yet. On a real server only database dumps count as backups.',
  backupsOld: 'The newest file in {{folder}} is {{days}} days old.',
  fewConnections:
    'The database allows {{count}} connections, and a busy portal takes {{portal}}: it may have to wait, or keep the game out.',
  notStrict: 'The database cuts off values that don’t fit (sql_mode {{mode}}).',
  takesNoChanges: 'The database accepts no changes: {{error}}. No one can log in until it does.',
  severalWriters:
    'Several nodes accept changes: {{conflicts}} conflicts at {{node}} since it started. Nothing is lost, but it is slower. Every portal has to name the game’s node first.',
  noWorker: 'No process does background work: no vote is paid.',
  latinTables: 'Tables that can’t hold all letters: {{tables}}. The portal refuses other letters there.',
  refusingTable: 'The account table may refuse what the portal writes: {{faults}}.',
  saltedPasswords:
    'The table accounts has a salt column, but some passwords are bcrypt: {{count}}. A game that reads only salted SHA-512 refuses them until they change. If it reads bcrypt, new ones should be bcrypt too:',
  unknownPasswords:
    'Passwords in a format that the portal doesn’t know: {{count}}. These players can’t log in here until they get a new password.',
  probeFailed: 'This check failed: {{error}}',
  stillLooking: 'Still checking. The page refreshes by itself.',
} as const;

export type DoctorReason = keyof typeof DOCTOR_REASONS;
