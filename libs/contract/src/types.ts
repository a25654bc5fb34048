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

/** A page as the shell sees it: which calls it begins with, the remote itself says. A tab of before reads `data`, which is empty. */
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
  /** Addresses of the texts: in the language of the page, and in English as the fallback (equal for English). */
  texts: { language: string; fallback: string };
  paths: string[];
  pages: RegistryPage[];
  navigation: RegistryNavigation[];
  /** Files of pages that come in a chunk of their own, by the `chunk` of the page; absent where none does. */
  pageChunks?: Record<string, { chunks: string[]; css: string[] }>;
  /** Hashes of the files that the shell asks for itself, entry and styles, by their address. */
  integrity?: Record<string, string>;
  /** Absent where it fills none. */
  fills?: RegistryFill[];
  /** In a canary or its control group: the browser reports a view and its web vitals. */
  isMeasured?: true;
  problem?: RemoteProblem;
}

/** Answer of `GET /remotes.json?lng=`. */
export interface Registry {
  contract: number;
  language: Language;
  remotes: RegistryRemote[];
}

/** A link of the owner's own, in the community list. */
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
    /** Address of the owner's picture of the name, on our own origin. */
    logo?: string | undefined;
    /** Browsers keep the public pages that were read last for a time without a network. */
    offline?: boolean | undefined;
    /** Hue of the brand in OKLCH degrees; the portal's own without. */
    hue?: number | undefined;
  };
  /** How many times the game gives what the original gave; those alone that the owner has set. */
  rates: {
    exp?: number | undefined;
    meso?: number | undefined;
    drop?: number | undefined;
    bossDrop?: number | undefined;
    isBeta: boolean;
  };
  /** Whether the owner tells what the game offers beside the original: without it nothing leads to the page Features. */
  guide: { isOn: boolean };
  /** Whether this server has ironman modes; what tells of them is left out without. */
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
  /** The ways of having an account that the owner offers. */
  identity: {
    registration: boolean;
    captcha: boolean;
    /** Forgotten passwords are reset by mail. */
    recovery: boolean;
    passkeys: boolean;
  };
  /** How many sites one votes on; without any nothing of voting is shown, and no place kept for it. */
  voting: { sites: number };
  /** Whether players read which drops were changed; nothing leads there where not. */
  drops: { changelog: boolean };
  /** Pages for preparing client pictures, and the origins that they may read. */
  developerTools: { isOn: boolean; xmlOrigin?: string | undefined; pngOrigin?: string | undefined };
  /** The owner's own, in place of the default six. */
  faq?: { question: LocalizedText; answer: LocalizedText }[] | undefined;
  /** Accounts that everybody may log in to, in the demo alone. */
  openAccounts?: OpenAccounts | undefined;
}

export interface OpenAccounts {
  /** All of the accounts have the same one. */
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
  /** Name of the remote; empty where that is not known. */
  remote: string;
  version: string;
  /** Author of the upload; null if unknown. */
  by: string | null;
  /** Why there is no preview, and the visitor gets what is in service; null while it is shown. */
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
  /** Features that the game's database lacks tables or columns for. */
  unavailable: readonly GameFeature[];
  /** Texts of the shell in the language of the page, and in English as the fallback. */
  texts: { language: string; fallback: string };
  registry: Registry;
  pageData: Record<string, PageDataEntry>;
  /** Render time on the server, milliseconds UTC. The first render in the browser uses it as the current time. */
  renderedAt: number;
  /** Fills of slots that the server rendered in their places, each as `fillKey` names it. */
  fills: readonly string[];
  /** Absent for all visitors but those who opened the link of a preview. */
  preview?: PreviewNotice;
}
