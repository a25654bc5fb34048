import type { DynamicModule, Provider, Type } from '@nestjs/common';
import {
  INJECTABLE_WATERMARK,
  MODULE_METADATA,
  PARAMTYPES_METADATA,
  SELF_DECLARED_DEPS_METADATA,
} from '@nestjs/common/constants.js';

type Imports = NonNullable<DynamicModule['imports']>;
type Known = Pick<DynamicModule, 'module'> & Required<Pick<DynamicModule, 'providers' | 'exports'>>;

/**
 * Gives modules the providers that they need not list: the classes that their controllers, providers and exports are built from. They list
 * those that nobody asks for and those that are not simply built. A class that several modules ask for is of the one that exports it.
 */
export function provideNeeded(imports: Imports): void {
  const modules = modulesOf(imports, new Set());
  const provided = new Set<unknown>(modules.flatMap(({ providers }) => providers.map(tokenOf)));
  const give = ({ module, providers }: Known, tokens: readonly unknown[]) => {
    for (const token of tokens) {
      if (!isInjectable(token) || provided.has(token)) continue;
      provided.add(token);
      providers.push(token);
      const own = listed<Provider>(module, MODULE_METADATA.PROVIDERS);
      Reflect.defineMetadata(MODULE_METADATA.PROVIDERS, [...own, token], module);
    }
  };
  for (const known of modules) give(known, known.exports);
  for (const known of modules) {
    for (const maker of [known.module, ...listed<Type>(known.module, MODULE_METADATA.CONTROLLERS)])
      give(known, dependenciesOf(maker));
    // The list grows by what it gives.
    for (const provider of known.providers) give(known, needsOf(provider));
  }
}

/** These modules and all that they import, each once. */
function modulesOf(imports: Imports, seen: Set<unknown>): Known[] {
  return imports.flatMap((imported) => {
    if (seen.has(imported) || 'then' in imported || 'forwardRef' in imported) return [];
    seen.add(imported);
    const dynamic: DynamicModule = 'module' in imported ? imported : { module: imported };
    const { module, providers = [], exports = [] } = dynamic;
    const known = {
      module,
      providers: [...listed<Provider>(module, MODULE_METADATA.PROVIDERS), ...providers],
      exports: [...listed<Type>(module, MODULE_METADATA.EXPORTS), ...exports],
    };
    const more = [...listed<Type>(module, MODULE_METADATA.IMPORTS), ...(dynamic.imports ?? [])];
    return [known, ...modulesOf(more, seen)];
  });
}

function listed<T>(module: Type, key: string): T[] {
  return Reflect.getMetadata(key, module) ?? [];
}

function tokenOf(provider: Provider): unknown {
  return typeof provider === 'function' ? provider : provider.provide;
}

function needsOf(provider: Provider): readonly unknown[] {
  if (typeof provider === 'function') return dependenciesOf(provider);
  if ('useClass' in provider) return dependenciesOf(provider.useClass);
  if ('useExisting' in provider) return [provider.useExisting];
  return 'inject' in provider ? (provider.inject ?? []) : [];
}

/** Types of the constructor's parameters, or what `@Inject()` names in their place. */
function dependenciesOf(built: Type): unknown[] {
  const types: unknown[] = Reflect.getMetadata(PARAMTYPES_METADATA, built) ?? [];
  const named: { index: number; param: unknown }[] =
    Reflect.getMetadata(SELF_DECLARED_DEPS_METADATA, built) ?? [];
  return types.map((type, at) => named.find(({ index }) => index === at)?.param ?? type);
}

function isInjectable(token: unknown): token is Type {
  return typeof token === 'function' && Reflect.hasOwnMetadata(INJECTABLE_WATERMARK, token);
}
