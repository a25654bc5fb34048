/** Groups of what `doctor` looks at, in the order of its table. */
export const DOCTOR_AREAS = ['game', 'site', 'accounts', 'content', 'features'] as const;
export type DoctorArea = (typeof DOCTOR_AREAS)[number];

/** Checks beside those for features that a game's database may lack. */
export const DOCTOR_CHECKS = {
  game: { area: 'game', name: 'the game' },
  serverStatus: { area: 'game', name: 'state of the server' },
  storePrices: { area: 'game', name: 'prices of stores' },
  version: { area: 'game', name: 'version of the database' },
  writing: { area: 'game', name: 'writing of the database' },
  letters: { area: 'game', name: 'letters of the tables' },
  accountTable: { area: 'accounts', name: 'table of accounts' },
  saltedPasswords: { area: 'accounts', name: 'salted passwords' },
  zones: { area: 'game', name: 'time zones' },
  settings: { area: 'site', name: 'settings of this server' },
  portalTables: { area: 'site', name: 'tables of the portal' },
  releases: { area: 'site', name: 'pages in service' },
  proxies: { area: 'site', name: 'addresses of visitors' },
  mail: { area: 'site', name: 'mail' },
  backups: { area: 'site', name: 'backups' },
  voteSites: { area: 'site', name: 'vote sites' },
  voteSite: { area: 'site', name: 'vote site' },
  webAdmin: { area: 'accounts', name: 'web admin' },
  defaultPasswords: { area: 'accounts', name: 'passwords of admins' },
  secondFactors: { area: 'accounts', name: 'second factors of admins' },
  passwords: { area: 'accounts', name: 'changing passwords' },
  makingAccounts: { area: 'accounts', name: 'making accounts' },
  resetting: { area: 'accounts', name: 'resetting characters' },
  ledger: { area: 'accounts', name: 'ledger' },
  gameFiles: { area: 'content', name: 'names, maps, quests' },
  sprites: { area: 'content', name: 'pictures of characters' },
} as const satisfies Record<string, { area: DoctorArea; name: string }>;

export type DoctorCheck = keyof typeof DOCTOR_CHECKS;

/** Why something is limited or off, in English; the administration has them in every language. */
export const DOCTOR_REASONS = {
  demoWorld: 'PORTICO_DATABASE_URL is not set: the first start makes the demo world.',
  lacks: 'The game’s database lacks {{missing}}.',
  noRight: 'The portal’s database user lacks a right: {{right}}.',
  setting: 'Turned off by {{setting}}.',
  tablesToCome: 'The next start creates its tables: {{count}}.',
  notImported: 'No game files are imported.',
  serverSilent: 'Nothing answers at {{address}}: the server is shown as offline.',
  serverMute:
    'No login server greets at {{address}}: it is frozen, or another program. It is shown as offline.',
  pricesUnknown: 'The game keeps prices, channels and rooms in its memory alone: stores come from its rows.',
  resetWhileDown: 'Only while the game server is down: else no one can tell who plays.',
  spritesAbsent: 'There is no folder {{folder}}: characters are drawn instead.',
  spritesEmpty: 'The folder {{folder}} has no body with a head: characters are drawn instead.',
  noVoteSites: 'None is set up: players cannot vote.',
  voteSecretMissing: 'Its secret is missing: nothing that it sends counts.',
  voteListingUnproved:
    'It has no secret: whoever lists a server of their own on this site can report votes for this one. With a secret, the new address has to be entered at the site.',
  voteAddressesMissing: 'Its addresses are missing: nothing that it sends counts.',
  defaultPasswords:
    'Anybody may log in as {{names}}: the password is the name. The role does not act until it is another one.',
  noWebAdmin: 'No account looks after the site.',
  withoutFactor: 'Admins whom a password alone protects: {{names}}.',
  settingsMissing: 'Not set: {{settings}}. What is not set is not shown, or has a default.',
  noMail: 'No mail is sent: forgotten passwords cannot be reset.',
  untrustedProxy: 'Requests come through {{address}}, which is not trusted: its visitors count as one.',
  unreadableAddress: 'A trusted proxy writes “{{text}}” in place of an address.',
  nothingInService: 'No page is in service.',
  outOfService: 'Out of service: {{names}}.',
  ledgerFaults: 'Entries that do not hold were found: {{count}}.',
  ledgerLosses: 'The game has written over changes of balances that nobody has looked at: {{count}}.',
  backupsUnknown: 'The portal makes none, and knows of none.',
  backupsOld: 'The newest file in {{folder}} is {{days}} days old.',
  notStrict: 'The database cuts what does not fit (sql_mode {{mode}}).',
  takesNoChanges: 'The database takes no changes: {{error}}. No one can log in until it does.',
  latinTables: 'Tables that do not hold all letters: {{tables}}. The portal refuses to write others there.',
  refusingTable: 'What the portal writes of accounts may be refused: {{faults}}.',
  saltedPasswords:
    'Passwords have a salt of their own (accounts.salt), which the portal does not know: who has one cannot log in here.',
  probeFailed: 'This could not be looked at: {{error}}',
  stillLooking: 'This takes a moment: the page asks again by itself.',
} as const;

export type DoctorReason = keyof typeof DOCTOR_REASONS;
