import type { Registry } from '@portico/contract';
import type { PageCall } from './process-calls.js';

/** Registries that a process keeps: more than seven languages of two releases. Beyond them both sides begin again. */
const MAX_REGISTRIES = 20;

/** The same registry begins thousands of pages of all processes: it is written once. */
const jsons = new WeakMap<Registry, string>();

/** Registries that a process has. Each is sent with its first page, and named by its number from then on. */
export class SentRegistries {
  private readonly ids = new Map<string, number>();

  send(registry: Registry): PageCall['registry'] {
    const json = jsonOf(registry);
    const known = this.ids.get(json);
    if (known !== undefined) return { id: known, json: undefined };
    if (this.ids.size >= MAX_REGISTRIES) this.ids.clear();
    const id = this.ids.size;
    this.ids.set(json, id);
    return { id, json };
  }
}

function jsonOf(registry: Registry): string {
  const json = jsons.get(registry) ?? JSON.stringify(registry);
  jsons.set(registry, json);
  return json;
}
