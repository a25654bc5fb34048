export { acceptedLanguage, CurrentLanguage } from './accepted-language.js';
export { Authenticator, type Principal, type WithheldUntil } from './principal.js';
export { addResponseCache } from './cache/response-cache.js';
export { CurrentClient, CurrentCookies, type Client } from './client.js';
export { Draining, listen, stopInOrder, stopOnSignals } from './lifecycle.js';
export { createHttpApp, type HttpAppOptions } from './create-http-app.js';
export { CacheFor, Call, PublicRead, Resource, Summary } from './decorators/call.js';
export { CSV_MAX_ROWS, csvOf, CsvRead, FeedRead, FileRead, PublicCsv } from './decorators/file-read.js';
export { bodyTextOf } from './body/request-bodies.js';
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
  Choice,
  Decimal,
  Flag,
  IdList,
  IdRules,
  Integer,
  Nested,
  NestedList,
  Optional,
  Text,
  TextRules,
  WrittenText,
} from './decorators/fields.js';
export { AsSent, readBody, StrictBody } from './validation.js';
export { createOpenApi } from './docs/open-api.js';
export { acceptsBrotli, acceptsGzip, entityTagOf, isUnchanged } from './negotiation.js';
export { answerError, databaseError } from './error.filter.js';
export { contentTypeOf, isCompressible, sendContent, sendFile, type SentFile } from './files/send-file.js';
export {
  AddressList,
  maskedAddress,
  maskedNetwork,
  networkOf,
  NETWORKS_PER_SITE,
} from './guards/networks.js';
export { ClientAddresses, type ProxyFaults } from './guards/client-addresses.js';
export { RemoteHealth } from './health/health.controller.js';
export { HttpModule } from './http.module.js';
export { INNER_CALL } from './inner-call.js';
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
