export { apiQuery, type Answer, type ApiQueryInit, type ApiQueryOptions, type GetPath } from './api-query';
export { definePage, defineView, type Page, type PageAddress, type PageHandle } from './pages/define-page';
export { type DefinedRemote, defineRemote, type PageFrameProps } from './pages/define-remote';
// Used by releases before 0.1.5.
export { lazyPage } from './pages/lazy-page';
export { ErrorNotice, type ErrorNoticeProps } from './error-notice';
export { ErrorPanel, type ErrorPanelProps } from './error-panel';
export { errorText, requestIdOf } from './error-text';
export { errorCodeText, kitText, type KitTextKey } from './kit-texts';
export { LESS_MOTION, PHONE, TABLET, useMediaQuery } from './media-query';
export { Moment, type MomentProps } from './moment';
export { type Account, type AccountCharacter, ownAccountQuery, useOwnAccount } from './own-account';
export { LostPage, NotFoundPage } from './not-found-page';
export { isServedAnswer, retryServedErrors, seedPageData } from './page-data';
export { type PageHead, usePageHead } from './page-head';
export { isOpenTo, useIsOpenPage, useVisitor, type Visitor } from './page-access';
export { PageMeta, type PageMetaProps, captureServedHead, listenToTitles } from './page-meta';
export { type Portal, usePortal } from './portal-context';
export { PortalLink } from './portal-link';
export { urlId, urlPage } from './url-numbers';
export { useHasPage } from './use-has-page';
export { PortalProvider } from './portal-provider';
export { QueryStates, type QueryStatesProps } from './query-states';
export { MissingPart, retriedLazy } from './retried-lazy';
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
} from './session-store';
export { Slot, SlotContext, type SlotHostProps, type SlotModule } from './slot';
export { deviceStore, isText, tabStore } from './stored';
export { UnavailableNotice } from './unavailable-notice';
export { type Formatters, useFormat } from './use-format';
export { useIsAfter } from './use-is-after';
export { useIsHydrated } from './use-is-hydrated';
export { useMinute } from './use-minute';
export { useRefresh } from './use-refresh';
export { useSecond } from './use-second';
export { type ServerClock, useServerClock } from './use-server-clock';
export {
  SERVER_STATUSES,
  type ServerStatus,
  serverStatusQuery,
  usePlayersLiveSince,
  usePlayersOnline,
  useServerStatus,
} from './use-server-status';
export {
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
export { linkChoices } from './search/link-choices';
export { type SearchLinks, useSearch } from './search/use-search';
export { readUrlState, useUrlState } from './use-url-state';
export { whenIdle } from './when-idle';
