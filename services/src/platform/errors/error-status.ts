import type { ErrorCode } from '@portico/domain';

/** HTTP status of every error code; a code without a line here does not compile. */
export const ERROR_STATUS = {
  internal: 500,
  validation_failed: 400,
  route_not_found: 404,
  method_not_allowed: 405,
  unsupported_media_type: 415,
  malformed_json: 400,
  payload_too_large: 413,
  address_too_long: 414,
  too_many_requests: 429,
  unauthenticated: 401,
  session_expired: 401,
  forbidden: 403,
  account_banned: 403,
  database_unavailable: 503,
  catalog_missing: 503,
  player_not_found: 404,
  item_not_found: 404,
  monster_not_found: 404,
  group_not_found: 404,
  map_not_found: 404,
  npc_not_found: 404,
  quest_not_found: 404,
  store_not_found: 404,
  bridge_absent: 409,
} satisfies Record<ErrorCode, number>;
