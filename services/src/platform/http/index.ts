export { acceptedLanguage, CurrentLanguage } from './accepted-language.js';
export { Authenticator } from './authenticator.js';
export type { Principal, WithheldUntil } from './authenticator.js';
export { addResponseCache } from './cache/response-cache.js';
export { CurrentClient } from './client.js';
export type { Client } from './client.js';
export { Draining } from './draining.js';
export { createHttpApp } from './create-http-app.js';
export type { HttpAppOptions } from './create-http-app.js';
export { CacheFor } from './decorators/caching.js';
export { Call, PublicRead } from './decorators/call.js';
export { BodyText } from './body/body-text.js';
export { CallbackLimit, Limit, limited } from './decorators/limit.js';
export type { RouteBody } from './decorators/limit.js';
export {
  ChoiceQuery,
  IdParam,
  IdsQuery,
  MesosQuery,
  PageLimit,
  PageNumber,
  RequiredName,
  PlaceNumber,
  PositiveQuery,
  SearchTerm,
} from './decorators/parameters.js';
export { Permission, PERMISSION_KEY } from './decorators/permission.js';
export type { PermissionRule } from './decorators/permission.js';
export { CSV_MAX_ROWS } from './csv.js';
export { PublicAtom } from './decorators/public-atom.js';
export { PublicCsv } from './decorators/public-csv.js';
export { readChoice, readId, readLimit, readPage, readTerm } from './decorators/scalars.js';
export { IdList, IdRules, NestedList } from './decorators/request-fields.js';
export { AsSent, readBody, StrictBody } from './decorators/strict-body.js';
export { Optional } from './decorators/optional.js';
export { TextRules } from './decorators/text-rules.js';
export { WrittenText } from './decorators/written-text.js';
export { Choice, Decimal, Flag, Integer, Nested, Text } from './decorators/fields.js';
export { createOpenApi } from './docs/open-api.js';
export { entityTagOf, isUnchanged } from './entity-tag.js';
export { answerError, databaseError } from './error.filter.js';
export { contentTypeOf, isCompressible } from './files/content-types.js';
export { sendContent, sendFile } from './files/send-file.js';
export type { SentFile } from './files/send-file.js';
export { AddressList } from './guards/address-list.js';
export { ClientAddresses } from './guards/client-addresses.js';
export type { ProxyFaults } from './guards/client-addresses.js';
export { maskedAddress } from './guards/masked-address.js';
export { maskedNetwork, NETWORKS_PER_SITE } from './guards/masked-network.js';
export { networkOf } from './guards/network-of.js';
export { RemoteHealth } from './health/remote-health.js';
export { HttpModule } from './http.module.js';
export { INNER_CALL } from './inner-call.js';
export { listen, stopInOrder, stopOnSignals } from './lifecycle.js';
export { acceptsBrotli, acceptsGzip } from './negotiation.js';
export { databasePagination, DatabasePaginationDto, pageOfPlace, rankingPagination } from './pagination.js';
export { pngAnswer, sendPicture, sizeOfAnswer, svgAnswer, textAnswer } from './pictures/picture-answer.js';
export type { PictureAnswer } from './pictures/picture-answer.js';
export { type Actor, CurrentActor, CurrentPrincipal, OptionalPrincipal } from './principal.js';
export { withoutXmlControls } from './xml-text.js';
