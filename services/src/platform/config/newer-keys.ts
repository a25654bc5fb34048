import isNewer from 'semver/functions/gt.js';
import validVersion from 'semver/functions/valid.js';
import { settingsSchema } from './settings.js';
import { portalVersion } from './workspace.js';

/** Drops unknown keys of settings from a newer portal, so that a downgrade can start. Else a misspelled key stops the start. */
export function withoutNewerKeys(
  settings: unknown,
  own = portalVersion(),
): { known: unknown; skipped: readonly string[] } {
  const version = propertyOf(settings, 'version');
  if (typeof version !== 'string' || validVersion(version) === null || !isNewer(version, own))
    return { known: settings, skipped: [] };
  const known: unknown = structuredClone(settings);
  const skipped: string[] = [];
  for (const issue of settingsSchema.safeParse(known).error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const parent = issue.path.reduce(propertyOf, known);
    if (typeof parent !== 'object' || parent === null) continue;
    for (const key of issue.keys) {
      Reflect.deleteProperty(parent, key);
      skipped.push([...issue.path, key].join('.'));
    }
  }
  return { known, skipped };
}

function propertyOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
