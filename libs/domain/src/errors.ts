/**
 * Every error the API can answer, with the English `msg` of its body. The codes are the contract: the interface
 * translates by code (`errors.<code>` in the shell's texts) and shows `msg` for a code it does not know.
 * Placeholders `{{name}}` are filled from the error's `params`.
 */
export const ERROR_TEXTS = {
  internal: 'Something went wrong on our side. Please try again.',
  validation_failed: 'Some of the values are not valid.',
  route_not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that method.',
  unsupported_media_type: 'The body must be JSON.',
  malformed_json: 'The body is not valid JSON.',
  payload_too_large: 'The request is too large.',
  address_too_long: 'The address is too long.',
  too_many_requests: 'Too many requests. Please wait {{seconds}} seconds.',
  unauthenticated: 'Please log in first.',
  session_expired: 'Your session has ended. Please log in again.',
  forbidden: 'This needs the permission "{{permission}}".',
  account_banned: 'This account is banned.',
  database_unavailable: 'The database does not answer at the moment. Please try again shortly.',
  tables_missing: "The game server's database lacks tables that this needs. Please try again later.",
  feature_off: 'This server does not offer this.',
  catalog_missing: 'The game files of this server have not been imported yet.',
  player_not_found: 'Player not found or failed to load data',
  item_not_found: 'Item not found',
  monster_not_found: 'Monster not found',
  group_not_found: 'Group not found',
  map_not_found: 'Map not found',
  npc_not_found: 'NPC not found',
  quest_not_found: 'Quest not found',
  store_not_found: 'Store not found',
  bridge_absent: 'The portal is not connected to the running game server, so it cannot do this.',
} as const;

export type ErrorCode = keyof typeof ERROR_TEXTS;

/** Why one field of a request was refused; `rule` names the rule, `params` its numbers. */
export interface FieldIssue {
  field: string;
  rule: string;
  msg: string;
}

/** Body of every error answer. */
export interface ErrorBody {
  code: ErrorCode;
  msg: string;
  requestId: string;
  params?: Record<string, string | number>;
  issues?: FieldIssue[];
}
