import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const texts = new WeakMap<FastifyRequest, string>();

export function keepBodyText(request: FastifyRequest, text: string): void {
  texts.set(request, text);
}

/** Parameter of a method with `CallbackLimit`: the body as it came, letter by letter; '' without one. */
export const BodyText = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    texts.get(context.switchToHttp().getRequest<FastifyRequest>()) ?? '',
);
