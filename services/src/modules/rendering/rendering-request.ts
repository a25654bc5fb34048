import type { PortalBoot, RenderingFault } from '@portico/contract';
import type { Language } from '@portico/domain';

export interface ShellServerFile {
  /** Absolute path of `shell.cjs`. */
  file: string;
  /** Another one whenever the shell was built again. */
  stamp: string;
}

/** A module of a release on disk: the server build of its pages, or of what it fills a slot with. */
export interface ReleasedModule {
  remote: string;
  version: string;
  namespace: string;
  /** Absolute path of the module. Another version has another path. */
  file: string;
  texts: string;
  /** Served beside another version, as a canary is: neither replaces the other. */
  isBeside?: true;
}

export interface ReleasedFill extends ReleasedModule {
  slot: string;
}

export interface RenderingRequest {
  shell: ShellServerFile;
  /** Its `fills` are set here. */
  boot: PortalBoot;
  /** Path and query as the browser has them, language prefix included. */
  address: string;
  texts: string;
  /** The remote of the page; undefined where the frame alone is the page. */
  remote: ReleasedModule | undefined;
  /** In the order in which they are shown. Left out where the frame alone is rendered. */
  fills: readonly ReleasedFill[];
}

export interface CallsRequest extends Pick<RenderingRequest, 'shell' | 'address'> {
  remote: ReleasedModule;
  /** Without language prefix. */
  path: string;
  /** Query of the address, with its question mark. */
  search: string;
  language: Language;
}

export interface NamedCalls {
  /** Addresses; undefined where the remote cannot be asked. */
  calls: readonly string[] | undefined;
  /** The remote failed so that its page is not rendered after it. */
  isFaulty?: boolean;
}

export interface Rendering {
  /** The content of `#root`. */
  html: string;
  /** `<link>` elements for the head of the document. */
  links: string;
  title?: string | undefined;
  /** The data that the browser starts from: the `boot` of the request with `fills` as they were rendered. */
  boot: PortalBoot;
  /** false where the page of the remote is left to the browser: the html is the frame around an empty place. */
  isWhole: boolean;
  /** The remote of the page failed now. Not set where it is not asked after earlier failures, or where the machine has no time. */
  isFaulty?: boolean;
  faults: readonly RenderingFault[];
}
