/**
 * Every error of the API, by subject, with the English `msg` of its body. Codes are part of the contract: pages
 * translate them (`errors.<code>` in the shell's texts) and show `msg` for codes that they do not know. Placeholders
 * `{{name}}` are filled from the error's `params`.
 */
export const ERROR_TEXTS = {
  'portal.internal': 'Something went wrong on our side. Please try again.',
  'request.validation_failed': 'Some of the values are not valid.',
  'request.route_not_found': 'There is nothing at this address.',
  'request.method_not_allowed': 'This address does not support that method.',
  'request.unsupported_media_type': 'The body must be JSON.',
  'request.malformed_json': 'The body is not valid JSON.',
  'request.payload_too_large': 'The request is too large.',
  'request.address_too_long': 'The address is too long.',
  'request.idempotency_key_reused': 'This key was used for another request.',
  'request.too_many': 'Too many requests. Please wait {{seconds}} s.',
  'identity.unauthenticated': 'Please log in first.',
  'identity.session_expired': 'Your session has ended. Please log in again.',
  'identity.forbidden': 'This needs the permission "{{permission}}".',
  'identity.account_banned': 'Account banned: {{reason}}',
  'identity.invalid_credentials': 'Invalid credentials',
  'identity.wrong_password': 'The password is wrong.',
  'identity.same_password': 'New password must be different from current password',
  'identity.too_many_attempts': 'Too many attempts. Please wait {{seconds}} s.',
  'identity.username_taken': 'This username is already taken.',
  'identity.registration_closed': 'Registration is closed at the moment.',
  'identity.captcha_failed': 'The robot check failed. Please try again.',
  'identity.captcha_needed':
    'Many people are logging in right now. Please try again: your browser will then prove it is not a robot.',
  'identity.wrong_code': 'The code is wrong.',
  'identity.codes_blocked':
    'Too many wrong codes: app codes are blocked for a day. Log in with a recovery code or a passkey, or ask the staff for a new password.',
  'identity.new_password_required':
    'Too many wrong codes were entered after your password, so someone else may know it. Choose a new password by email, then log in.',
  'identity.ticket_expired': 'That took too long. Please start again.',
  'identity.passkey_failed': 'The passkey was not accepted.',
  'identity.link_expired': 'This link has expired or was used before.',
  'identity.second_factor_required': 'Please set up a second factor first.',
  'identity.default_password':
    "The password of this account is its name, so anyone could guess it. The server's owner can set a new one: npm run portico -- admin password NAME",
  'identity.factor_is_on': 'App codes are already on.',
  'identity.factor_is_required': 'Your role needs a second factor: it cannot be turned off.',
  'identity.session_not_found': 'This session has already ended.',
  'identity.passkey_not_found': 'This passkey no longer exists.',
  'identity.account_not_writable': 'Accounts cannot be changed on this server at the moment.',
  'database.unavailable': 'The database is not responding. Please try again shortly.',
  'database.tables_missing':
    "This needs tables that the game server's database does not have. Please try again later.",
  'database.read_only':
    "The game's database accepts no changes right now. Nothing was changed. Please try again shortly.",
  'database.refused':
    "The game server's database refused this. Nothing was changed. The server's owner finds the reason in the log.",
  'game.feature_off': 'This server does not offer this.',
  'catalog.not_imported': 'The game files of this server have not been imported yet.',
  'players.player_not_found': 'Player not found or failed to load data',
  'catalog.item_not_found': 'Item not found',
  'catalog.monster_not_found': 'Monster not found',
  'players.group_not_found': 'Group not found',
  'players.guild_not_found': 'Guild not found',
  'players.ranking_unready': 'The ranking is being created. Please try again in a moment.',
  'catalog.map_not_found': 'Map not found',
  'catalog.npc_not_found': 'NPC not found',
  'catalog.quest_not_found': 'Quest not found',
  'avatars.sprite_not_found': 'This item has no pictures.',
  'avatars.sprite_broken': 'The file of this item cannot be read: {{reason}}.',
  'avatars.picture_too_large':
    'This picture is too large. The limit is {{pixels}} pixels per side and {{kibibytes}} KiB.',
  'avatars.picture_broken': 'This picture is damaged or not a PNG.',
  'avatars.picture_failed': 'This picture could not be created. Please try again in a moment.',
  'avatars.busy': 'Many pictures are being created right now. Please try again in {{seconds}} s.',
  'avatars.tools_off': 'Developer tools are turned off.',
  'market.store_not_found': 'Store not found',
  'game.bridge_absent': 'The portal is not connected to the running game server, so it cannot do this.',
  'game.bridge_away': 'The running game server does not answer the portal. Please try again in a moment.',
  'game.account_in_game':
    'Your account is in the game. Log out of the game first. If the game crashed, reset the character on your account page, or wait until the game server restarts.',
  'game.account_leaving': 'You have just left the game. Please try again in {{seconds}} s.',
  'game.account_unsettled':
    'Your last connection was lost, so the game may still hold your character and would undo this change. Log in to the game, log out properly, then try again.',
  'game.account_is_playing': 'Someone is playing on this account. Disconnect the character first.',
  'game.playing_unknown':
    'The portal cannot tell whether someone is playing on this account, so it resets nothing. The next start of the game server frees the account.',
  'game.server_offline': 'The game server is offline at the moment.',
  'dashboard.character_not_found': 'This is not one of your characters.',
  'ledger.not_enough_votepoints': 'Not enough vote points: {{required}} required, {{available}} available.',
  'ledger.not_enough_mesos': 'Not enough mesos: {{required}} required, {{available}} available.',
  'ledger.not_enough_nx': 'Not enough NX: {{required}} required, {{available}} available.',
  'ledger.ceiling_reached': 'That would make {{required}}, but the game holds at most {{ceiling}}.',
  'voting.site_not_found': 'This vote site does not exist.',
  'voting.character_needed': 'You need a character to vote. Create one in the game first.',
  'voting.username_required': 'Please enter your username',
  'voting.day_limit': 'You have already voted {{count}}/{{max}} times today. Please try again tomorrow!',
  'voting.cooling_down': 'You can vote on this site again in {{minutes}} min.',
  'voting.callback_refused': 'This callback does not prove that it comes from the vote site.',
  'voting.callback_malformed': 'This callback is not what the vote site sends.',
  'voting.callback_not_found': 'This callback is no longer stored.',
  'voting.not_replayable':
    'There is nothing to replay: this callback proves no vote, or its vote already counts.',
  'voting.push_service_unknown': 'This portal cannot send notifications to this browser.',
  'admin.account_not_found': 'Account not found',
  'admin.character_not_found': 'No character has the name "{{name}}".',
  'admin.reason_required': 'Please enter a reason.',
  'admin.reason_letters': 'This server accepts reasons in Latin letters only. Nothing was changed.',
  'admin.higher_role': 'Only an admin with a higher GM level can do this to an admin.',
  'admin.own_account': 'You cannot do this to your own account.',
  'admin.not_banned': 'This account is not banned.',
  'admin.request_not_found': 'This request no longer exists.',
  'admin.request_decided': 'This request has already been decided.',
  'admin.own_request': 'Another admin has to confirm this.',
  'admin.suspicion_not_found': 'This finding no longer exists.',
  'drops.dropper_not_found': 'No monster or reactor has this ID.',
  'drops.drop_not_found': 'This drop no longer exists.',
  'drops.ambiguous_row': 'Several rows have this item: specify which one.',
  'drops.refused': 'Nothing was saved. Changes that would break the game: {{count}}.',
  'drops.conflict': 'Nothing was saved. Drops that have changed since they were edited: {{count}}.',
  'drops.table_refused': 'Nothing was saved: the drop table does not accept these values.',
  'drops.nothing_changed': 'Nothing would change.',
  'drops.change_set_not_found': 'This change set no longer exists.',
  'drops.draft_changed': 'Another admin has saved this draft.',
  'drops.draft_closed': 'This change set is no longer a draft.',
  'drops.not_undoable': 'This change set was never applied, or has already been undone.',
  'drops.too_many_drafts': 'There are already {{max}} drafts. Discard one first.',
  'drops.changelog_off': 'Drop changes are not shown here.',
  'news.not_found': 'This entry does not exist, or is not published yet.',
  'news.changed': 'Someone else has changed this since you opened it. Your text is still here.',
  'news.too_many': 'There are already {{max}} news and events.',
  'wishes.too_many': 'A wish list holds {{max}} items. Take one off first.',
  'public_api.key_unknown': 'There is no such key for the public API, or it was removed.',
  'public_api.key_not_found': 'This key was already removed.',
  'public_api.too_many_keys': 'You already have {{max}} keys. Remove one first.',
  'wishes.too_many_watches': 'You already watch {{max}} prices. Stop one first.',
  'wishes.link_unknown': 'This link does not belong to any price watch.',
  'logs.too_long': 'There are too many rows for this search: choose fewer days, or type more of the name.',
  'logs.export_running': 'One of your exports is still running. Wait for it or cancel it first.',
  'seo.not_set_up': 'The search console is not set up.',
  'seo.report_failed': 'Failed to fetch SEO report',
  'releases.remote_not_found': 'No remote has this name.',
  'releases.refused': '{{message}}',
  'releases.busy': 'Another release is being uploaded. Try again in a few seconds.',
  'releases.bucket_unavailable': 'The storage of release files does not answer. Try again in a few seconds.',
  'releases.token_refused': '{{message}}',
  'releases.token_forbidden': '{{message}}',
  'releases.signature_refused': '{{message}}',
} as const;

export type ErrorCode = keyof typeof ERROR_TEXTS;

/** Why a field of a request was refused. `rule` names the rule that it breaks. */
export interface FieldIssue {
  field: string;
  rule: string;
  msg: string;
}

/** Body of every error response. */
export interface ErrorBody {
  code: ErrorCode;
  msg: string;
  requestId: string;
  params?: Record<string, string | number>;
  issues?: FieldIssue[];
}
