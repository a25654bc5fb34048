import { RouteConfig } from '@nestjs/platform-fastify';
import { PERMISSION_KEY, type PermissionRule } from './permission.js';

/**
 * Kinds of limits: `page` for the HTML of a page; `file` for its files; `picture` for pictures, of which a page shows a hundred; `avatar`
 * for characters of any look and their parts, more than a cache holds; `card` for share cards, which take a while to render; `report` for
 * errors from browsers; `signIn` for calls that try a name, password or code, or change an account; `spend` for calls that move value or
 * act on a character; `vote` for opening votes and looking them up by name; `callback` for reports of vote sites; `health` for monitors,
 * which share an address with visitors and must not use up their limit.
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
    /** Required: a route without one does not start. */
    limit?: RouteLimit;
    /** The body that a route reads, if it is more than small JSON. */
    body?: RouteBody;
  }
}

/** Largest size of a body, and most values in it. */
export interface BodyBounds {
  maxBytes: number;
  maxValues: number;
}

export interface RouteBody extends BodyBounds {
  /** Accepts forms beside JSON, and keeps the raw text, which may be signed. */
  takesForms?: boolean;
  /** An archive, which the method reads as a stream and limits itself. */
  takesArchive?: boolean;
  /** The permission, if it has to be checked before the body is read. */
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

/** The limit as `config` of a route that is registered by hand. */
export function limited(kind: LimitKind, options: Omit<RouteLimit, 'kind'> = {}): { limit: RouteLimit } {
  return { limit: { kind, ...options } };
}

export function limitKindOf({ kind, searchParameter }: RouteLimit, query: unknown): LimitKind {
  if (searchParameter === undefined || typeof query !== 'object' || query === null) return kind;
  const given: unknown = Reflect.get(query, searchParameter);
  return given === undefined || given === '' ? kind : 'search';
}
