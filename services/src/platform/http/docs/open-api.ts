import type { INestApplicationContext } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorBodyDto } from './error-body.dto.js';

type SwaggerTarget = Parameters<typeof SwaggerModule.createDocument>[0];

/**
 * The API as its controllers and DTO classes declare it; every operation may answer the error body. Keys are in alphabetical order, so
 * that the description depends on the declarations alone and not on their order.
 */
export function createOpenApi(app: INestApplicationContext & SwaggerTarget): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Portico')
    .setDescription(
      'An answer that is no success has the body ErrorBodyDto; x-request-id names it in the log.',
    )
    .setVersion('1')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'x-auth-token' }, 'session')
    .addGlobalResponse({
      status: 'default',
      description: 'An error of the contract',
      content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorBodyDto) } } },
    })
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    extraModels: [ErrorBodyDto],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  return sortKeys(document);
}

/** The same value with the keys of every object in alphabetical order. */
function sortKeys<T>(value: T): T;
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => sortKeys(entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]));
}
