export {
  apiQuery,
  type Answer,
  type ApiQueryInit,
  type ApiQueryOptions,
  type GetPath,
  useRefresh,
} from './api/api-query';
export {
  definePage,
  defineView,
  pageWords,
  type Page,
  type PageAddress,
  type PageHandle,
} from './pages/define-page';
export { type DefinedRemote, defineRemote, type PageFrameProps } from './pages/define-remote';
// Used by releases before 0.1.5.
export { lazyPage } from './pages/lazy-page';
export { ErrorNotice, type ErrorNoticeProps, ErrorPanel, type ErrorPanelProps } from './states/error-panel';
export { errorText, requestIdOf } from './states/error-text';
export { errorCodeText, kitText, type KitTextKey } from './texts/kit-texts';
export { LESS_MOTION, PHONE, TABLET, useMediaQuery } from './browser/media-query';
export { Moment, type MomentProps } from './time/moment';
export { type Account, type AccountCharacter, ownAccountQuery, useOwnAccount } from './session/own-account';
export { LostPage, NotFoundPage } from './states/not-found-page';
export { isServedAnswer, retryServedErrors, seedPageData } from './api/page-data';
export { type PageHead, usePageHead } from './head/page-head';
export { isOpenTo, useIsOpenPage, useVisitor, type Visitor } from './session/page-access';
export { PageMeta, type PageMetaProps, captureServedHead, listenToTitles } from './head/page-meta';
export { type Portal, usePortal, PortalLink, PortalProvider } from './portal/portal-context';
export {
  urlId,
  urlPage,
  defineSearch,
  detail,
  entityId,
  integer,
  matching,
  nonDefaults,
  oneOf,
  pageNumber,
  position,
  type Search,
  type SearchInput,
  type SearchOf,
  type SearchParam,
  type SearchPatch,
  freeText,
  uncheckedText,
} from './search/search';
export { useHasPage } from './portal/use-has-page';
export { QueryStates, type QueryStatesProps } from './states/query-states';
export { MissingPart, retriedLazy } from './lazy/retried-lazy';
export type { RemoteModule } from './pages/remote-module';
export {
  type Session,
  session,
  setRoles,
  signIn,
  signOut,
  syncSession,
  useSession,
  watchSession,
} from './session/session-store';
export { Slot, SlotContext, type SlotHostProps, type SlotModule } from './pages/slot';
export { deviceStore, isText, tabStore } from './browser/stored';
export { UnavailableNotice } from './states/unavailable-notice';
export { type Formatters, useFormat } from './time/use-format';
export { useIsAfter, useMinute, useSecond } from './time/clock';
export { useIsHydrated } from './browser/use-is-hydrated';
export { useDebounced } from './time/use-debounced';
export { type ServerClock, useServerClock } from './time/use-server-clock';
export {
  SERVER_STATUSES,
  type ServerStatus,
  serverStatusQuery,
  usePlayersLiveSince,
  usePlayersOnline,
  useServerStatus,
} from './portal/use-server-status';
export { linkChoices } from './search/link-choices';
export { type SearchLinks, useSearch } from './search/use-search';
export { readUrlState, useUrlState } from './search/use-url-state';
export { whenIdle } from './lazy/when-idle';
