import type { FastifyRequest } from 'fastify';

const texts = new WeakMap<FastifyRequest, string>();

export function keepBodyText(request: FastifyRequest, text: string): void {
  texts.set(request, text);
}

/** The body of a call with `CallbackLimit` as it came, letter by letter; '' without one. */
export const bodyTextOf = (request: FastifyRequest): string => texts.get(request) ?? '';
