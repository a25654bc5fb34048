export { atomDocument } from './atom-feed.js';
export {
  acceptedLanguage,
  Authenticator,
  clientOf,
  CurrentActor,
  CurrentClient,
  CurrentCookies,
  CurrentLanguage,
  CurrentPrincipal,
  INNER_CALL,
  OptionalPrincipal,
} from './caller.js';
export type { Actor, Client, Principal, WithheldUntil } from './caller.js';
export { addResponseCache } from './cache/response-cache.js';
export { Draining, listen, stopInOrder, stopOnSignals } from './lifecycle.js';
export { createHttpApp, type HttpAppOptions } from './create-http-app.js';
export * from './decorators/call.js';
export { allowAnyOrigin, hashSource } from './hooks/security-headers.js';
export { bodyTextOf } from './body/request-bodies.js';
export { CallbackLimit, Limit, limited, type RouteBody } from './decorators/limit.js';
export * from './decorators/parameters.js';
export { requestParameter } from './decorators/request-parameter.js';
export { readChoice, readId, readLimit, readPage, readTerm } from './decorators/scalars.js';
export { Permission, PERMISSION_KEY, type PermissionRule } from './decorators/permission.js';
export * from './decorators/fields.js';
export { AsSent, readBody, StrictBody } from './validation.js';
export { API_KEY, createOpenApi } from './docs/api-docs.js';
export { acceptsBrotli, acceptsGzip, entityTagOf, isUnchanged } from './negotiation.js';
export { answerError, databaseError } from './error.filter.js';
export { type CompressedText, compressText, sendText } from './files/compressed-text.js';
export { contentTypeOf } from './files/content-types.js';
export { isCompressible, sendContent, sendFile, sendPlainText, type SentFile } from './files/send-file.js';
export * from './guards/networks.js';
export { ClientAddresses, type ProxyFaults } from './guards/client-addresses.js';
export { RemoteHealth } from './health/health.controller.js';
export { MAX_ADDRESS } from './hooks/gates.js';
export { RequestLimits } from './guards/request-limits.js';
export { HttpModule } from './http.module.js';
export { databasePagination, DatabasePaginationDto, pageOfPlace, rankingPagination } from './pagination.js';
export * from './pictures/picture-answer.js';
