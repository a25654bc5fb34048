import { Injectable } from '@nestjs/common';
import type { PortalBoot, PreviewNotice, Registry } from '@portico/contract';
import { DEFAULT_LANGUAGE, directionOf, type Language } from '@portico/domain';
import { GameFeatures } from '../../game/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { type RemoteInService, type ShellBuild, toRegistry } from '../releases/index.js';
import type { PageAddress } from './address/page-address.js';

export interface BeginningPage {
  build: ShellBuild;
  language: Language;
  address: PageAddress;
  remotes: readonly RemoteInService[];
  /** Set if the visitor previews a version. Search engines do not index such a page. */
  preview?: PreviewNotice | undefined;
}

@Injectable()
export class PageBoots {
  private readonly registries = new WeakMap<readonly RemoteInService[], Map<Language, Registry>>();

  constructor(
    private readonly config: PorticoConfig,
    private readonly features: GameFeatures,
  ) {}

  of(
    { build, language, address, remotes, preview }: BeginningPage,
    pageData: PortalBoot['pageData'],
  ): PortalBoot {
    return {
      language,
      direction: directionOf(language),
      basename: address.prefix === undefined ? '' : `/${address.prefix}`,
      demo: this.config.demo,
      config: this.config.public,
      unavailable: this.features.off,
      texts: { language: build.texts[language], fallback: build.texts[DEFAULT_LANGUAGE] },
      registry: this.registryOf(remotes, language),
      pageData,
      renderedAt: Date.now(),
      fills: [],
      ...(preview && { preview }),
    };
  }

  /** Made once for all pages of the same remotes, because it is the largest part of the data. */
  private registryOf(remotes: readonly RemoteInService[], language: Language): Registry {
    const known = this.registries.get(remotes) ?? new Map<Language, Registry>();
    this.registries.set(remotes, known);
    const registry = known.get(language) ?? toRegistry(remotes, language);
    known.set(language, registry);
    return registry;
  }
}
