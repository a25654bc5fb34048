export { acceptedLanguage, CurrentLanguage } from './accepted-language.js';
export { Authenticator, type Principal, type WithheldUntil } from './authenticator.js';
export { addResponseCache } from './cache/response-cache.js';
export { clientOf, CurrentClient, CurrentCookies, type Client } from './client.js';
export { Draining } from './draining.js';
export { createHttpApp, type HttpAppOptions } from './create-http-app.js';
export { CacheFor, Call, PublicRead, Resource, Summary } from './decorators/call.js';
export { CSV_MAX_ROWS, csvOf, CsvRead, FeedRead, FileRead, PublicCsv } from './decorators/file-read.js';
export { bodyTextOf } from './body/body-text.js';
export { CallbackLimit, Limit, limited, type RouteBody } from './decorators/limit.js';
export {
  choiceParameter,
  ChoiceQuery,
  IdParam,
  IdsQuery,
  mesosParameter,
  PageLimit,
  PageNumber,
  RequiredName,
  PlaceNumber,
  PositiveQuery,
  QueryObject,
  SearchTerm,
  termParameter,
} from './decorators/parameters.js';
export { Permission, PERMISSION_KEY, type PermissionRule } from './decorators/permission.js';
export { readChoice, readId, readLimit, readPage, readTerm } from './decorators/scalars.js';
export {
  IdList,
  IdRules,
  NestedList,
  Optional,
  TextRules,
  WrittenText,
} from './decorators/request-fields.js';
export { AsSent, readBody, StrictBody } from './decorators/strict-body.js';
export { Choice, Decimal, Flag, Integer, Nested, Text } from './decorators/fields.js';
export { createOpenApi } from './docs/open-api.js';
export { entityTagOf, isUnchanged } from './entity-tag.js';
export { answerError, databaseError } from './error.filter.js';
export { contentTypeOf, isCompressible } from './files/content-types.js';
export { sendContent, sendFile, type SentFile } from './files/send-file.js';
export { AddressList } from './guards/address-list.js';
export { ClientAddresses, type ProxyFaults } from './guards/client-addresses.js';
export { maskedAddress } from './guards/masked-address.js';
export { connectionOf, maskedNetwork, NETWORKS_PER_SITE } from './guards/masked-network.js';
export { networkOf } from './guards/network-of.js';
export { RemoteHealth } from './health/remote-health.js';
export { HttpModule } from './http.module.js';
export { INNER_CALL } from './inner-call.js';
export { listen, stopInOrder, stopOnSignals } from './lifecycle.js';
export { acceptsBrotli, acceptsGzip } from './negotiation.js';
export { databasePagination, DatabasePaginationDto, pageOfPlace, rankingPagination } from './pagination.js';
export {
  PictureRead,
  pngAnswer,
  sendPicture,
  sizeOfAnswer,
  svgAnswer,
  textAnswer,
} from './pictures/picture-answer.js';
export type { PictureAnswer } from './pictures/picture-answer.js';
export { type Actor, CurrentActor, CurrentPrincipal, OptionalPrincipal } from './principal.js';
export { withoutXmlControls } from './xml-text.js';
