import type { PortalBoot, RenderedPage } from '@portico/contract';
import type { Language } from '@portico/domain';

export interface ShellServerFile {
  /** Absolute path of `shell.cjs`. */
  file: string;
  /** Changes with each build of the shell. */
  stamp: string;
}

/** A module of a release on disk: the server build of its pages, or of a slot fill. */
export interface ReleasedModule {
  remote: string;
  version: string;
  namespace: string;
  /** Absolute path of the module. Each version has its own path. */
  file: string;
  texts: string;
  /** Set for a version that runs beside another one, such as a canary. Neither replaces the other. */
  isBeside?: true;
}

export interface ReleasedFill extends ReleasedModule {
  slot: string;
}

export interface RenderingRequest {
  shell: ShellServerFile;
  /** The renderer sets its `fills`. */
  boot: PortalBoot;
  /** Path and query as in the browser, including the language prefix. */
  address: string;
  texts: string;
  /** The remote of the page; undefined if the page is only the frame. */
  remote: ReleasedModule | undefined;
  /** In display order. Ignored if only the frame is rendered. */
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
  /** Addresses; undefined if the remote cannot be asked. */
  calls: readonly string[] | undefined;
  /** Whether the remote failed in a way that makes rendering its page pointless. */
  isFaulty?: boolean;
}

export interface Rendering extends RenderedPage {
  /** The data that the browser starts from: the request's `boot`, with the `fills` that were rendered. */
  boot: PortalBoot;
  /** False if the browser must render the remote's page. The HTML is then the frame around an empty place. */
  isWhole: boolean;
  /** Whether the remote of the page failed now. Not set if it is skipped because of earlier failures, or if the machine has no time. */
  isFaulty?: boolean;
}
