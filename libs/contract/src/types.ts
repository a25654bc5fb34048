import type { Direction, GameFeature, Language, LocalizedText } from '@portico/domain';
import type { z } from 'zod';
import type {
  activeJsonSchema,
  portalJsonSchema,
  portalPageSchema,
  portalRedirectSchema,
  releaseJsonSchema,
} from './schema.js';
import type { permissionSchema } from './slot-schema.js';

export type Permission = z.infer<typeof permissionSchema>;
/** Roles that an account may have beside being signed in. */
export type Role = Exclude<Permission, 'public' | 'player'>;
export type PortalPage = z.infer<typeof portalPageSchema>;
/** A page as a remote writes it, before defaults are filled in. */
export type PortalPageInput = z.input<typeof portalPageSchema>;
export type PortalRedirect = z.infer<typeof portalRedirectSchema>;
export type PortalJson = z.infer<typeof portalJsonSchema>;
export type PortalJsonInput = z.input<typeof portalJsonSchema>;
export type ReleaseJson = z.infer<typeof releaseJsonSchema>;
export type ActiveJson = z.infer<typeof activeJsonSchema>;

/** Why a released remote is not mounted. */
export interface RemoteProblem {
  code: 'contract_mismatch' | 'shared_mismatch' | 'export_missing' | 'release_broken';
  params: Record<string, string>;
}

export interface RegistryNavigation {
  path: string;
  order: number;
  label: string;
  permission: Permission;
  /** menu: never in the bar. */
  place?: 'menu' | undefined;
}

/** A remote's fill of a slot. */
export interface RegistryFill {
  slot: string;
  /** Exposed module, such as `./offers`. */
  module: string;
  order: number;
  permission: Permission;
  chunks: string[];
  css: string[];
}

/** A page as the shell sees it. Its calls are known to the remote only; tabs of an older shell read `data`, which is empty. */
export type RegistryPage = Omit<PortalPage, 'loader'>;

/** One remote as the shell sees it; every address is ready to fetch. */
export interface RegistryRemote {
  name: string;
  scope: string;
  version: string;
  contract: number;
  since: number;
  namespace: string;
  entry: string;
  chunks: string[];
  css: string[];
  /** Addresses of the texts: the page's language, and English as the fallback (the same for English). */
  texts: { language: string; fallback: string };
  paths: string[];
  pages: RegistryPage[];
  navigation: RegistryNavigation[];
  /** Files of pages with a chunk of their own, by the page's `chunk`; absent if there are none. */
  pageChunks?: Record<string, { chunks: string[]; css: string[] }>;
  /** Hashes of the files that the shell requests itself (entry and styles), by address. */
  integrity?: Record<string, string>;
  /** Absent if it fills no slot. */
  fills?: RegistryFill[];
  /** In a canary or its control group: the browser reports views and web vitals. */
  isMeasured?: true;
  problem?: RemoteProblem;
}

/** Answer of `GET /remotes.json?lng=`. */
export interface Registry {
  contract: number;
  language: Language;
  remotes: RegistryRemote[];
}

/** A link of the owner's in the community list. */
export interface PublicLink {
  label: LocalizedText;
  /** https alone. */
  url: string;
}

/** Public half of the configuration, inlined into every page. */
export interface PublicConfig {
  site: {
    name: string;
    /** Scheme and host alone. */
    origin: string;
    /** Address of the owner's logo, on our own origin. */
    logo?: string | undefined;
    /** Whether browsers keep recently read public pages for offline use. */
    offline?: boolean | undefined;
    /** Hue of the brand in OKLCH degrees; without it the portal's own. */
    hue?: number | undefined;
  };
  /** Multipliers over the original game; only those that the owner has set. */
  rates: {
    exp?: number | undefined;
    meso?: number | undefined;
    drop?: number | undefined;
    bossDrop?: number | undefined;
    isBeta: boolean;
  };
  /** Whether the owner describes the server's features. If not, nothing links to the page Features. */
  guide: { isOn: boolean };
  /** Whether there is a page of players in the game, and whether it shows where they are. */
  onlineList: { isOn: boolean; showsMap: boolean };
  /** Whether this server has ironman modes. If not, the pages do not mention them. */
  ironman: { isOn: boolean };
  /** IANA name of the zone that the server's clock and days are in. */
  time: { zone: string };
  links: {
    chat?: string | undefined;
    forum?: string | undefined;
    /** Rules that new players agree to. */
    terms?: string | undefined;
    /** Where a ban is appealed. */
    appeal?: string | undefined;
    more: PublicLink[];
  };
  /** Account features that the owner offers. */
  identity: {
    registration: boolean;
    captcha: boolean;
    /** Forgotten passwords are reset by mail. */
    recovery: boolean;
    passkeys: boolean;
  };
  /** Number of vote sites. With none, voting is not shown anywhere. */
  voting: { sites: number };
  /** Whether players may read the drop changes. If not, nothing links to them. */
  drops: { changelog: boolean };
  /** Pages for preparing client pictures, and the origins that they may read. */
  developerTools: { isOn: boolean; xmlOrigin?: string | undefined; pngOrigin?: string | undefined };
  /** The owner's questions, in place of the default six. */
  faq?: { question: LocalizedText; answer: LocalizedText }[] | undefined;
  /** Accounts that everybody may log in to; in the demo only. */
  openAccounts?: OpenAccounts | undefined;
}

export interface OpenAccounts {
  /** The password of all of them. */
  password: string;
  accounts: readonly OpenAccount[];
}

export interface OpenAccount {
  username: string;
  email: string;
  role: 'player' | 'admin' | 'webAdmin' | 'banned';
}

/** An API answer that came with the page, keyed by `apiAddress`. */
export interface PageDataEntry {
  status: number;
  body: unknown;
}

/** The version that one visitor previews, in place of the one in service. */
export interface PreviewNotice {
  /** Name of the remote; empty if unknown. */
  remote: string;
  version: string;
  /** Author of the upload; null if unknown. */
  by: string | null;
  /** Why there is no preview and the visitor gets the version in service; null while the preview is shown. */
  fault: 'invalid' | 'expired' | 'unknown_version' | null;
}

/** The JSON in `<script type="application/json" id="portal-boot">`. */
export interface PortalBoot {
  language: Language;
  direction: Direction;
  /** `''`, or `/he`: the router's basename. */
  basename: string;
  demo: boolean;
  config: PublicConfig;
  /** Features that do not work because the game's database lacks their tables or columns. */
  unavailable: readonly GameFeature[];
  /** Texts of the shell in the language of the page, and in English as the fallback. */
  texts: { language: string; fallback: string };
  registry: Registry;
  pageData: Record<string, PageDataEntry>;
  /** Render time on the server, milliseconds UTC. The first render in the browser uses it as the current time. */
  renderedAt: number;
  /** Fills of slots that the server rendered in their places, each as `fillKey` names it. */
  fills: readonly string[];
  /** Only for visitors who opened the link of a preview. */
  preview?: PreviewNotice;
}
