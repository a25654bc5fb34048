import type { INestApplicationContext } from '@nestjs/common';
import {
  DocumentBuilder,
  getSchemaPath,
  type OpenAPIObject,
  SwaggerModule,
  ApiProperty,
  ApiPropertyOptional,
} from '@nestjs/swagger';
import { ERROR_TEXTS, type ErrorBody, type ErrorCode, type FieldIssue } from '@portico/domain';
import { Text } from '../decorators/fields.js';

class FieldIssueDto implements FieldIssue {
  @Text() field: string;
  @Text() rule: string;
  @Text() msg: string;
}

class ErrorBodyDto implements ErrorBody {
  @ApiProperty({ type: String, enum: Object.keys(ERROR_TEXTS) }) code: ErrorCode;
  @Text('English text of the code') msg: string;
  @Text('Equals the header x-request-id; names the request in the log') requestId: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'Values of the placeholders of the text',
  })
  params?: Record<string, string | number>;

  @ApiPropertyOptional({ type: [FieldIssueDto] }) issues?: FieldIssueDto[];
}

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

function sortKeys<T>(value: T): T;
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => sortKeys(entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]));
}
