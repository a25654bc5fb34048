import { RouteConfig } from '@nestjs/platform-fastify';
import { PERMISSION_KEY, type PermissionRule } from './permission.js';

/**
 * `page` is for the HTML of a page, `file` for what a page is built from, `picture` for what it shows a hundred of, `avatar`
 * for characters of any look and their parts, more than a cache holds, `card` for what takes a while to be rendered, `report`
 * for errors that browsers send, `signIn` for whatever tries a name, a password or a code, or changes an account, `spend` for
 * what moves value or acts on a character, `vote` for votes that are opened or looked up by name, `callback` for what vote
 * sites report, `health` for monitors of the portal, which visitors behind the same address must not use up.
 */
export type LimitKind =
  | 'read'
  | 'search'
  | 'page'
  | 'file'
  | 'picture'
  | 'avatar'
  | 'card'
  | 'report'
  | 'health'
  | 'signIn'
  | 'spend'
  | 'vote'
  | 'callback';

/** The configured limit (`server.limits`, requests a minute from one address) that a route counts against. */
export interface RouteLimit {
  kind: LimitKind;
  searchParameter?: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route without one does not start. */
    limit?: RouteLimit;
    /** The body that a route reads, where it is more than the small JSON of all others. */
    body?: RouteBody;
  }
}

/** How large a body may be, and how many values it may hold. */
export interface BodyBounds {
  maxBytes: number;
  maxValues: number;
}

export interface RouteBody extends BodyBounds {
  /** Forms beside JSON; the text itself is kept then, which a signature may be of. */
  takesForms?: boolean;
  /** An archive, which the method reads as it arrives and bounds by itself. */
  takesArchive?: boolean;
  /** The rule for senders, where it is asked before the body is read. */
  ruleOf?: () => PermissionRule | undefined;
}

/** A batch of 500 votes, each as five objects of one field. */
const CALLBACK_BODY: RouteBody = { maxBytes: 128 * 1024, maxValues: 6000, takesForms: true };

export function CallbackLimit(): MethodDecorator {
  return RouteConfig({ ...limited('callback'), body: CALLBACK_BODY });
}

export function ArchiveLimit(kind: LimitKind): MethodDecorator {
  const body: RouteBody = { maxBytes: Number.MAX_SAFE_INTEGER, maxValues: 0, takesArchive: true };
  return RouteConfig({ ...limited(kind), body });
}

/** Limit of a method with long lists of values, for permitted callers only. */
export function LargeBodyLimit(kind: LimitKind, { maxBytes, maxValues }: BodyBounds): MethodDecorator {
  return (target, key, descriptor) => {
    const handler: unknown = descriptor.value;
    // Decorators above this one have not run yet.
    const ruleOf = (): PermissionRule | undefined =>
      typeof handler === 'function' ? Reflect.getMetadata(PERMISSION_KEY, handler) : undefined;
    const body: RouteBody = { maxBytes, maxValues, ruleOf };
    RouteConfig({ ...limited(kind), body })(target, key, descriptor);
  };
}

export function Limit(kind: LimitKind, options: Omit<RouteLimit, 'kind'> = {}): MethodDecorator {
  return RouteConfig(limited(kind, options));
}

/** The same for a route that is registered by hand, as its `config`. */
export function limited(kind: LimitKind, options: Omit<RouteLimit, 'kind'> = {}): { limit: RouteLimit } {
  return { limit: { kind, ...options } };
}

export function limitKindOf({ kind, searchParameter }: RouteLimit, query: unknown): LimitKind {
  if (searchParameter === undefined || typeof query !== 'object' || query === null) return kind;
  const given: unknown = Reflect.get(query, searchParameter);
  return given === undefined || given === '' ? kind : 'search';
}
