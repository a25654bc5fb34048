import { createParamDecorator, type ExecutionContext, type PipeTransform, type Type } from '@nestjs/common';
import type { FastifyRequest, RouteGenericInterface } from 'fastify';

/** A parameter of a controller method that is read from the request, with decorators that describe it in the API. */
export function requestParameter<Route extends RouteGenericInterface = RouteGenericInterface>(
  read: (request: FastifyRequest<Route>) => unknown,
  described: readonly MethodDecorator[] = [],
  ...pipes: Type<PipeTransform>[]
): ParameterDecorator {
  const decorator = createParamDecorator(
    (_: unknown, context: ExecutionContext) =>
      read(context.switchToHttp().getRequest<FastifyRequest<Route>>()),
    described.map(onMethod),
  );
  return decorator(...pipes);
}

/** Applies a method decorator from the declaration of a parameter. */
function onMethod(decorator: MethodDecorator): ParameterDecorator {
  return (target, key) => {
    const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key !== undefined && descriptor !== undefined) decorator(target, key, descriptor);
  };
}
