import type { ModuleMetadata } from '@nestjs/common';
import type { GameContext } from './platform/cli/index.js';
import type { PorticoConfig, PublicSettings } from './platform/config/index.js';
import type { DatabaseSchema } from './platform/persistence/index.js';

type ImportedModule = NonNullable<ModuleMetadata['imports']>[number];

/** Additions of another project to the portal. The demo is one; a real server has none. */
export interface PortalExtension {
  /** Tables of its own with their migrations. */
  schema: DatabaseSchema;
  /** Settings of every page, merged with the owner's. */
  publicSettings: Partial<PublicSettings>;
  modules(config: PorticoConfig): ExtensionModules;
  /** Creates its data. Called after the migrations and before the catalog is loaded. */
  prepare(context: GameContext): Promise<void>;
}

export interface ExtensionModules {
  /** Provides `Mailer` instead of the portal's own module. */
  mail?: ImportedModule;
  /** Provides `GameBridge` instead of the module that reads the database alone. */
  bridge?: ImportedModule;
  /** Modules in addition to the portal's. */
  others?: ImportedModule[];
}

/** Loads the code of the extension and returns it. Commands that need no extension do not call it. */
export type LoadExtension = () => Promise<PortalExtension | undefined>;
